// Imports come after the Node version check.

async function main() {
  const { readFileSync } = await import('fs');
  const { fileURLToPath } = await import('url');

  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const required = engines.node.replace('>=', '');
  if (!isAtLeast(process.versions.node, required)) {
    return fail(`Starnest needs Node ${required} or newer; this is Node ${process.versions.node}.`);
  }
  if (process.versions.node.startsWith('20.')) {
    process.stdout.write('Node 20 gets no more security fixes. Starnest runs on Node 22 and 24 too.\n');
  }
  const { existsSync } = await import('node:fs');
  if (!existsSync(inRoot('node_modules/express/package.json'))) {
    return fail('The packages are not installed. Run "npm ci" first.');
  }

  const { isBuilt } = await import('./stamp.mjs');
  if (!isBuilt(fileURLToPath(inRoot('.')))) {
    process.stdout.write('Building Starnest (at the first start and after changes) …\n');
    // A separate process frees the bundler's memory.
    const { spawnSync } = await import('node:child_process');
    const build = spawnSync(process.execPath, [fileURLToPath(inRoot('scripts/build.mjs'))], {
      stdio: 'inherit',
    });
    if (build.status !== 0) return fail('Starnest could not be built.');
  }

  process.env.NODE_ENV ||= 'production';
  // Signals and exit codes are the server's. It reads `--demo` from the arguments.
  await import(inRoot('dist/server/index.js').href);
}

function isAtLeast(version, required) {
  const [major, minor] = version.split('.').map(Number);
  const [requiredMajor, requiredMinor] = required.split('.').map(Number);
  return major > requiredMajor || (major === requiredMajor && minor >= requiredMinor);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

const inRoot = (path) => new URL(`../${path}`, import.meta.url);

void main();

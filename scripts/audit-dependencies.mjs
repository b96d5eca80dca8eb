import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Checks the lockfile (origin, checksums, install scripts, licenses) and known vulnerabilities if the
// registry responds. Takes a folder, by default the project's.

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const SEVERE = ['high', 'critical'];

function main() {
  const { packages } = read('package-lock.json');
  const { allowScripts = {} } = read('package.json');
  const allowed = read('scripts/allowed-packages.json');
  const names = Object.keys(packages).filter((path) => path !== '');
  const problems = [
    ...names.flatMap((path) => problemsOf(path, packages[path], { allowScripts, allowed })),
    ...expired(allowed.vulnerabilities),
    ...vulnerabilities(allowed.vulnerabilities),
  ];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (problems.length === 0) process.stdout.write(`${names.length} packages pass.\n`);
  return problems.length === 0;
}

function problemsOf(path, entry, { allowScripts, allowed }) {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const problems = [];
  // .npmrc omits the registry's own URLs, so an entry with a URL comes from elsewhere.
  const { resolved, link = false } = entry;
  if (link || resolved !== undefined) {
    problems.push(`${path} does not come from the registry: ${resolved}`);
  }
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) {
    problems.push(`${path} has no SHA-512 checksum`);
  }
  if (entry.hasInstallScript && allowScripts[name] !== true) {
    problems.push(`${path} has an install script that "allowScripts" does not allow`);
  }
  const license = entry.license ?? allowed.undeclared[name];
  if (license === undefined) problems.push(`${path} declares no license`);
  else if (!isAllowed(license, allowed.licenses)) problems.push(`${path} has the license ${license}`);
  return problems;
}

function isAllowed(expression, licenses) {
  const parts = expression.split(/\s+AND\s+(?![^(]*\))/).map((part) => part.replace(/^\((.*)\)$/, '$1'));
  return parts.every((part) => part.split(/\s+OR\s+/).some((license) => licenses.includes(license)));
}

function expired(exceptions) {
  const today = new Date().toISOString().slice(0, 10);
  return exceptions
    .filter(({ id, reason, until }) => !id || !reason || !(until >= today))
    .map(({ id, until }) => `The exception for ${id} has no reason or expired on ${until}`);
}

/** Severe vulnerabilities of production packages without an exception. */
function vulnerabilities(exceptions) {
  const report = audit();
  if (report.vulnerabilities === undefined) {
    process.stdout.write(`Known vulnerabilities could not be checked: ${report.message}\n`);
    return [];
  }
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each === 'object' && SEVERE.includes(each.severity));
  const lines = advisories
    .filter(({ url }) => !exceptions.some(({ id }) => url.endsWith(`/${id}`)))
    .map(({ name, severity, title, url }) => `${name} (${severity}): ${title}, ${url}`);
  return [...new Set(lines)];
}

/** If the result has no `vulnerabilities`, its `message` explains why. */
function audit() {
  const args = [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ];
  // npm is a script there.
  const options = { cwd: folder, encoding: 'utf8', timeout: 60_000, shell: process.platform === 'win32' };
  const { stdout, error } = spawnSync('npm', args, options);
  try {
    const { vulnerabilities: found, message = 'npm gave no reason' } = JSON.parse(stdout);
    return { vulnerabilities: found, message };
  } catch {
    return { message: error?.message ?? 'npm did not respond' };
  }
}

function read(file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

process.exitCode = main() ? 0 : 1;

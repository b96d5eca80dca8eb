import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Part of `npm test`: what the packages we depend on may be and do (docs/decisions/0087). Always checked, from the lockfile
// alone: where they come from, that their contents are fixed, their install scripts and licences. Asked of the registry,
// where it answers: known vulnerabilities. Takes a folder, else the project's.

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const SEVERE = ['high', 'critical'];

function main() {
  const { packages } = read('package-lock.json');
  const { allowScripts = {} } = read('package.json');
  const allowed = read('scripts/allowed-packages.json');
  const names = Object.keys(packages).filter((path) => path !== '');
  const faults = [
    ...names.flatMap((path) => faultsOf(path, packages[path], { allowScripts, allowed })),
    ...expired(allowed.vulnerabilities),
    ...vulnerabilities(allowed.vulnerabilities),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length === 0) process.stdout.write(`${names.length} packages are as they may be.\n`);
  return faults.length === 0;
}

/** What is wrong with one package of the lockfile, one line each. */
function faultsOf(path, entry, { allowScripts, allowed }) {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const faults = [];
  // By .npmrc the lockfile leaves the registry's own addresses out: what has one comes from elsewhere.
  const { resolved, link = false } = entry;
  if (link || resolved !== undefined) {
    faults.push(`${path} is not the registry's ${name}: ${resolved}`);
  }
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) {
    faults.push(`${path} has no sha512 of its contents`);
  }
  if (entry.hasInstallScript && allowScripts[name] !== true) {
    faults.push(`${path} runs a script when it is installed, which "allowScripts" does not allow`);
  }
  const licence = entry.license ?? allowed.undeclared[name];
  if (licence === undefined) faults.push(`${path} declares no licence`);
  else if (!fits(licence, allowed.licences)) faults.push(`${path} has the licence ${licence}`);
  return faults;
}

/** Whether a licence expression is met by the allowed ones: all parts of an AND, one of an OR. */
function fits(expression, licences) {
  const parts = expression.split(/\s+AND\s+(?![^(]*\))/).map((part) => part.replace(/^\((.*)\)$/, '$1'));
  return parts.every((part) => part.split(/\s+OR\s+/).some((licence) => licences.includes(licence)));
}

/** An exception is for a time, so that somebody looks again. */
function expired(exceptions) {
  const today = new Date().toISOString().slice(0, 10);
  return exceptions
    .filter(({ id, reason, until }) => !id || !reason || !(until >= today))
    .map(({ id, until }) => `The exception for ${id} has no reason or ended on ${until}`);
}

/** The severe vulnerabilities of what runs in production and that no exception names; none when nobody tells. */
function vulnerabilities(exceptions) {
  const answer = audit();
  if (answer.vulnerabilities === undefined) {
    process.stdout.write(`Known vulnerabilities could not be asked for: ${answer.message}\n`);
    return [];
  }
  const advisories = Object.values(answer.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each === 'object' && SEVERE.includes(each.severity));
  const lines = advisories
    .filter(({ url }) => !exceptions.some(({ id }) => url.endsWith(`/${id}`)))
    .map(({ name, severity, title, url }) => `${name} (${severity}): ${title}, ${url}`);
  return [...new Set(lines)];
}

/** What `npm audit` says; without `vulnerabilities` it says why not, and that is no fault of the packages. */
function audit() {
  const args = [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ];
  // On Windows npm is a script, which only a shell runs.
  const options = { cwd: folder, encoding: 'utf8', timeout: 60_000, shell: process.platform === 'win32' };
  const { stdout, error } = spawnSync('npm', args, options);
  try {
    const answer = JSON.parse(stdout);
    return { vulnerabilities: answer.vulnerabilities, message: answer.message ?? 'npm did not say why' };
  } catch {
    return { message: error?.message ?? 'npm did not answer' };
  }
}

function read(file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

process.exitCode = main() ? 0 : 1;

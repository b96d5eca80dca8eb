import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { differences, snapshotOf, sequencesOf } from './restore-check.mjs';

// Backs up the database, restores it into an empty one, compares both and signs in to the copy. Only reads
// DATABASE_URL (docs/operating.md).

const PROGRAM = join(import.meta.dirname, '../dist/server/index.js');
const READY_MS = 60_000;
const STOP_MS = 15_000;

class Failure extends Error {}

async function main() {
  const { DATABASE_URL: source, RESTORE_DATABASE_URL: target, SESSION_SECRET: secret } = process.env;
  if (!source) throw new Failure('DATABASE_URL must be set: the database to back up.');
  if (!target) throw new Failure('RESTORE_DATABASE_URL must be set: an empty database to restore into.');
  const login = loginOf(process.env);
  if (login && !secret) {
    throw new Failure('SESSION_SECRET must be set for the login, which verifying pictures needs.');
  }
  if (login && !existsSync(PROGRAM)) throw new Failure('Starnest is not built. Run "npm run build" first.');
  await requireTools();

  const folder = await mkdtemp(join(tmpdir(), 'starnest-rehearsal-'));
  try {
    await compareWithBackup(source, target, join(folder, 'starnest.dump'));
    if (login) await signIn(target, secret, login, join(folder, 'data'));
    else say('No login was tried: set LOGIN_USERNAME, LOGIN_PASSWORD, LOGIN_KID and LOGIN_PICTURES for it.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function loginOf(env) {
  const names = ['LOGIN_USERNAME', 'LOGIN_PASSWORD', 'LOGIN_KID', 'LOGIN_PICTURES'];
  const given = names.filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const missing = names.find((name) => !env[name]);
  if (missing) throw new Failure(`${missing} must be set because ${given[0]} is.`);
  const [username, password, kid, pictures] = names.map((name) => env[name]);
  if (!/^\d(?:,\d){3}$/.test(pictures)) {
    throw new Failure('LOGIN_PICTURES must be four numbers from 0 to 9 separated by commas.');
  }
  return { username, password, kid, picturePattern: pictures.split(',').map(Number) };
}

async function requireTools() {
  const missing = [];
  for (const program of ['pg_dump', 'pg_restore']) {
    const { code, output } = await run(program, ['--version'], {});
    if (code === 'ENOENT') missing.push(program);
    else if (code === 0) say(output.trim());
    else throw new Failure(`${program} does not run: ${lastLine(output)}`);
  }
  if (missing.length > 0) {
    throw new Failure(`Not installed: ${missing.join(', ')}. They are PostgreSQL's client programs.`);
  }
}

/** Compares in one snapshot and one transaction. Throws Failure with the differences. */
async function compareWithBackup(source, target, file) {
  const clients = [];
  try {
    const from = await open(clients, source, 'DATABASE_URL');
    const to = await open(clients, target, 'RESTORE_DATABASE_URL');
    const { rows: used } = await to.query(
      "SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE relkind IN ('r', 'p') AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' LIMIT 1",
    );
    if (used.length > 0) throw new Failure('The database of RESTORE_DATABASE_URL is not empty.');

    const sequencesBefore = await sequencesOf(from);
    await from.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const snapshot = (await from.query('SELECT pg_export_snapshot() AS id')).rows[0].id;
    const dump = ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`];
    await tool('pg_dump', dump, source);
    const before = await snapshotOf(from);
    await from.query('COMMIT');
    const sequencesAfter = await sequencesOf(from);
    if (before.tables.size === 0) throw new Failure('The database of DATABASE_URL is empty.');

    await tool('pg_restore', ['--no-owner', '--no-privileges', '--single-transaction', file], target);
    const after = await snapshotOf(to);
    const sequencesRestored = await sequencesOf(to);
    const problems = differences(before, after, { sequencesBefore, sequencesAfter, sequencesRestored });
    if (problems.length > 0) throw new Failure(`The restored database differs:\n${problems.join('\n')}`);
    let rows = 0;
    for (const table of after.tables.values()) rows += Number(table.rows);
    say(`${after.tables.size} tables with ${rows} rows are the same, and so are constraints and triggers.`);
    say(`${after.kids} kids have the stars of their ledger, ${after.stars} in all.`);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function open(clients, connectionString, name) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  clients.push(client);
  try {
    await client.connect();
  } catch (error) {
    throw new Failure(`The database of ${name} does not respond: ${error.message || error.code}`);
  }
  return client;
}

/** Arguments are visible to every user, so the password is in the environment. */
async function tool(name, args, url) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get('password');
  address.password = '';
  address.searchParams.delete('password');
  const { code, output } = await run(
    name,
    [...args, `--dbname=${address.href}`],
    password ? { PGPASSWORD: password } : {},
  );
  if (code !== 0) throw new Failure(`${name} failed: ${errorText(output)}`);
}

async function signIn(databaseUrl, secret, { username, password, kid, picturePattern }, dataDir) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...env, PATH: process.env.PATH, DATABASE_URL: databaseUrl, SESSION_SECRET: secret },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  try {
    await untilReady(origin, child, () => output);
    const parent = await request(origin, '/api/login', { username, password });
    if (parent.status !== 200) throw new Failure(`The parent can't sign in (${parent.status}).`);
    const { familyCode } = parent.body;
    const cards = await request(origin, `/api/kids/family/${familyCode}`);
    const found = cards.status === 200 ? cards.body.find(({ name }) => name === kid) : undefined;
    if (!found) throw new Failure('The family has no kid with the name in LOGIN_KID.');
    const response = await request(origin, '/api/kids/login', {
      familyCode,
      kidId: found.id,
      picturePattern,
    });
    if (response.status !== 200) {
      throw new Failure(
        `The kid can't sign in (${response.status}). Is SESSION_SECRET the one of the backup?`,
      );
    }
    say('A parent signed in by password, and a kid by pictures.');
  } finally {
    await end(child);
  }
}

async function untilReady(origin, child, output) {
  const deadline = Date.now() + READY_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Failure(`Starnest does not start on the restored database: ${lastLine(output())}`);
}

async function request(origin, path, body) {
  const response = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, body: await response.json() };
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(killTimer);
}

function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('error', (error) => resolve({ code: error.code, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function errorText(output) {
  const lines = output.split('\n').filter((line) => /(?:error|detail|FATAL): /.test(line));
  return lines.slice(0, 2).join(' ') || lastLine(output);
}

const lastLine = (text) => text.trim().split('\n').at(-1);
const say = (line) => process.stdout.write(`${line}\n`);

try {
  await main();
  say('The rehearsal passed.');
} catch (error) {
  process.stderr.write(`The rehearsal failed: ${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

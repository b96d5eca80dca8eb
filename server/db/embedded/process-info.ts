import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When a process started, in the system's own unit; undefined when there is no such process, or only a zombie. Pids are
 * reused, but a pid with its start time identifies one process.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name, in parentheses, may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat === '' || fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return fields[19];
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  return process.platform === 'win32' ? 'running' : output('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/** A process's command line; empty when the process is gone or may not be inspected. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (process.platform !== 'win32')
    return (await output('ps', ['-ww', '-o', 'command=', '-p', String(pid)])) ?? '';
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  return (await output('powershell', ['-NoProfile', '-Command', query])) ?? '';
}

/**
 * Identifies where our pids are valid: this host since its last boot, and on Linux this pid namespace. Two containers on one
 * volume differ in it, and can't look up each other's processes.
 */
export async function pidNamespace(): Promise<string> {
  if (process.platform !== 'linux') return hostname();
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname());
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${boot.trim()} ${namespace}`.trim();
}

async function output(command: string, args: string[]): Promise<string | undefined> {
  const { stdout } = await run(command, args, { windowsHide: true }).catch(() => ({ stdout: '' }));
  return stdout.trim() === '' ? undefined : stdout.trim();
}

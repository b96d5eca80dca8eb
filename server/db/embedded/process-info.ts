import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When a process started, in whatever the system counts in; undefined when there is none (a zombie is none).
 * With the pid it names a process for good: pids are given out again, the pair is not.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name, in brackets, may itself hold spaces and brackets.
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

/** A process's command line, or an empty string when it is gone or not ours to see. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (process.platform !== 'win32')
    return (await output('ps', ['-ww', '-o', 'command=', '-p', String(pid)])) ?? '';
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  return (await output('powershell', ['-NoProfile', '-Command', query])) ?? '';
}

/**
 * Names the world in which our pids mean something: this host since it was booted, and in Linux this pid namespace.
 * Two containers on one volume are two worlds, and neither can look for the other's processes.
 */
export async function pidWorld(): Promise<string> {
  if (process.platform !== 'linux') return hostname();
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname());
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${boot.trim()} ${namespace}`.trim();
}

async function output(command: string, args: string[]): Promise<string | undefined> {
  const { stdout } = await run(command, args, { windowsHide: true }).catch(() => ({ stdout: '' }));
  return stdout.trim() === '' ? undefined : stdout.trim();
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { withTimeout } from './with-timeout';

const hang = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

describe('withTimeout', () => {
  it('aborts the work after the timeout', async () => {
    await expect(withTimeout(5, hang)).rejects.toThrow('no result after 5 ms');
  });

  it('aborts the work with the outer signal', async () => {
    const outer = new AbortController();
    const running = withTimeout(60_000, hang, outer.signal);
    outer.abort(new Error('stopping'));
    await expect(running).rejects.toThrow('stopping');
    await expect(
      withTimeout(60_000, async (signal) => signal.throwIfAborted(), outer.signal),
    ).rejects.toThrow('stopping');
  });

  it('returns the result and aborts leftover work', async () => {
    const left = await withTimeout(60_000, async (signal) => signal);
    expect(left.aborted).toBe(true);
    await expect(withTimeout(60_000, async () => Promise.reject(new Error('refused')))).rejects.toThrow(
      'refused',
    );
  });

  it('keeps its timeout through garbage collections', async () => {
    const script = `
      import { request, createServer } from 'node:http';
      import { once } from 'node:events';
      import { setTimeout as sleep } from 'node:timers/promises';
      import { withTimeout } from './with-timeout.ts';
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const outer = new AbortController().signal;
      const sent = withTimeout(200, (signal) => new Promise((resolve, reject) => {
        request({ port: silent.address().port, signal }).on('response', resolve).on('error', reject).end();
      }), outer);
      const ended = sent.catch(() => 'ended');
      for (let count = 0; count < 5; count += 1) { await sleep(20); gc(); }
      process.stdout.write(String(await Promise.race([ended, sleep(10_000, 'lost')])));
      process.exit();`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: import.meta.dirname },
    );
    expect(stdout).toBe('ended');
  });
});

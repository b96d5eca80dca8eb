import type { Readable, Writable } from 'node:stream';

export type PasswordInput = Readable & { isTTY?: boolean; setRawMode?: (on: boolean) => unknown };

const ENTER = /[\r\n]/;
const RUB_OUT = new Set(['\u007f', '\b']);
const INTERRUPT = new Set(['\u0003', '\u0004']);

/** Ctrl+C or Ctrl+D at the question. */
export class InterruptedError extends Error {}

/**
 * Asks for a password at a terminal, where nothing of it is shown; from a pipe or file takes the first line. Throws
 * InterruptedError.
 */
export async function readPassword(
  input: PasswordInput,
  output: Writable,
  question: string,
): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  output.write(question);
  input.setRawMode?.(true);
  try {
    return await typedLine(input);
  } finally {
    input.setRawMode?.(false);
    input.pause();
    output.write('\n');
  }
}

async function firstLine(input: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk as Buffer | string));
  return Buffer.concat(chunks).toString().split(ENTER, 1)[0] ?? '';
}

function typedLine(input: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const typed: string[] = [];
    const onData = (data: Buffer | string) => {
      // One press, or a whole paste.
      for (const character of data.toString()) {
        if (ENTER.test(character)) return end(() => resolve(typed.join('')));
        if (INTERRUPT.has(character)) return end(() => reject(new InterruptedError()));
        if (RUB_OUT.has(character)) typed.pop();
        else typed.push(character);
      }
    };
    const end = (settle: () => void) => {
      input.off('data', onData);
      settle();
    };
    input.on('data', onData);
    input.resume();
  });
}

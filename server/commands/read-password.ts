import type { Readable, Writable } from 'node:stream';

export type PasswordInput = Readable & { isTTY?: boolean; setRawMode?: (on: boolean) => unknown };

const ENTER = /[\r\n]/;
const BACKSPACE = new Set(['\u007f', '\b']);
const CONTROL_C_OR_D = new Set(['\u0003', '\u0004']);

export class InterruptedError extends Error {}

/**
 * Prompts for a password without echo, or reads the first line of a pipe or file. Throws InterruptedError.
 */
export async function readPassword(input: PasswordInput, output: Writable, prompt: string): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  output.write(prompt);
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
      for (const character of data.toString()) {
        if (ENTER.test(character)) return end(() => resolve(typed.join('')));
        if (CONTROL_C_OR_D.has(character)) return end(() => reject(new InterruptedError()));
        if (BACKSPACE.has(character)) typed.pop();
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

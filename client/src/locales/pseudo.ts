import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

const ACCENTS: Record<string, string> = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', u: 'ü', y: 'ý' };
const EXTRA = 0.4;

/**
 * A message as it might look in a longer language: accented, between brackets, and 40 % longer. What is not in brackets on
 * a screen does not come from a catalog.
 */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  return ['⟦', ...message.map(pseudoToken), '⟧'];
}

function pseudoToken(token: CompiledMessage[number]): CompiledMessage[number] {
  if (typeof token === 'string') return lengthen(token);
  const [name, type, branches] = token;
  if (type === undefined || typeof branches !== 'object' || branches === null) return token;
  const entries = Object.entries(branches as Record<string, unknown>).map(
    ([key, branch]): [string, unknown] => [
      key,
      Array.isArray(branch) ? (branch as CompiledMessage).map(pseudoToken) : branch,
    ],
  );
  return [name, type, Object.fromEntries(entries)];
}

/** Tags of rich text (`<0>`) stay as they are. Each word is longer, as it would be in another language: none is a line of its own. */
function lengthen(text: string): string {
  return text.replace(/<[^>]*>|\p{L}+/gu, (part) => {
    if (part.startsWith('<')) return part;
    const accented = part.replace(/[aceinouy]/g, (letter) => ACCENTS[letter] ?? letter);
    return accented + '~'.repeat(Math.round(part.length * EXTRA));
  });
}

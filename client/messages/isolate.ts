import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/**
 * The message with its values isolated, for a language that is written from right to left: a name in Latin letters would
 * else take along the digits and signs that follow it. Numbers need none.
 */
export function isolateValues(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message;
  return message.flatMap((token) => {
    if (typeof token === 'string') return [token];
    const [name, type, forms] = token;
    if (type === undefined) return [OPEN, token, CLOSE];
    if (typeof forms !== 'object' || forms === null) return [token];
    const isolated = Object.entries(forms).map(([form, part]) => [form, isolateForm(part)] as const);
    return [[name, type, Object.fromEntries(isolated)]];
  }) as CompiledMessage;
}

/** A plural's offset stands among its forms, and is no message. */
const isolateForm = (part: unknown) => (Array.isArray(part) ? isolateValues(part as CompiledMessage) : part);

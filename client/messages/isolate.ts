import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/**
 * A Latin name would otherwise move adjacent digits and signs in right-to-left languages. Numbers don't need
 * it.
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

/** A plural's offset is among its forms but is not a message. */
const isolateForm = (part: unknown) => (Array.isArray(part) ? isolateValues(part as CompiledMessage) : part);

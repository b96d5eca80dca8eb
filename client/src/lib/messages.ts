import { i18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { MessageId, MessagePart, Messages } from '@/locales/messages';
import { isPseudo, locale } from './locale';
import type { MessageParams } from './message-params';

export type { MessageId } from '@/locales/messages';

type Params<Id extends MessageId> = MessageParams<Messages[Id]>;
/** A message without values takes none. */
export type Values<Id extends MessageId> = keyof Params<Id> extends never ? [] : [values: Params<Id>];

const loaded = new Set<MessagePart>();

/** Loads a part's messages in the language of this page; once. Throws when the file cannot be fetched. */
export async function loadMessages(part: MessagePart): Promise<void> {
  if (loaded.has(part)) return;
  const file = (await import(`../locales/${locale}/${part}.ts`)) as {
    default: Record<string, CompiledMessage>;
  };
  i18n.load(locale, isPseudo ? await pseudo(file.default) : file.default);
  if (i18n.locale !== locale) i18n.activate(locale);
  loaded.add(part);
}

/** What `code` loads, together with the messages that it shows. */
export async function withMessages<Code>(part: MessagePart, code: Promise<Code>): Promise<Code> {
  const [result] = await Promise.all([code, loadMessages(part)]);
  return result;
}

/** The message with its values, in the language of this page. Its part must be loaded, so call it while rendering, not while a module loads. */
export function t<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  return i18n._(id, values as Record<string, string | number> | undefined);
}

async function pseudo(messages: Record<string, CompiledMessage>): Promise<Record<string, CompiledMessage>> {
  const { pseudoMessage } = await import('@/locales/pseudo');
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]));
}

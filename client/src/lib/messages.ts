import { i18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@shared/locales';
import type { MessageId, MessagePart, Messages } from '@/locales/messages';
import { formatLocale, isPseudo, locale } from './locale';
import type { MessageParams } from './message-params';

export type { MessageId } from '@/locales/messages';

type Params<Id extends MessageId> = MessageParams<Messages[Id]>;
/** A message without values takes none. */
export type Values<Id extends MessageId> = keyof Params<Id> extends never ? [] : [values: Params<Id>];

type Catalog = Record<string, CompiledMessage>;

/** What each language begins with, and where its other parts are. */
const LANGUAGES: Record<Locale, () => Promise<unknown>> = {
  en: () => import('@/locales/en/entry'),
  de: () => import('catalogs:de/entry'),
  es: () => import('catalogs:es/entry'),
  fr: () => import('catalogs:fr/entry'),
  'pt-BR': () => import('catalogs:pt-BR/entry'),
  ar: () => import('catalogs:ar/entry'),
};

/** With what other languages than English say of what the server refuses. */
type Part = MessagePart | 'errors';

const loaded = new Set<Part>();

/** Loads a part's messages in the language of this page; once. Throws when a file cannot be fetched. */
export async function loadMessages(part: Part): Promise<void> {
  if (loaded.has(part)) return;
  const catalog = await loadCatalog(locale, part);
  i18n.load(locale, isPseudo ? await pseudo(catalog) : catalog);
  if (i18n.locale !== locale) i18n.activate(locale, [formatLocale]);
  loaded.add(part);
}

/** A part's messages in any language. Throws when a file cannot be fetched. */
export async function loadCatalog(language: Locale, part: Part): Promise<Catalog> {
  // As the build makes them: English is typed by its texts.
  const file = (await LANGUAGES[language]()) as typeof import('catalogs:');
  return part === 'entry' ? file.default : (await file.parts[part]()).default;
}

/** Resolves to the loaded `code` once the messages that it shows are there too. */
export async function withMessages<Code>(parts: readonly MessagePart[], code: Promise<Code>): Promise<Code> {
  const [result] = await Promise.all([code, ...parts.map(loadMessages)]);
  return result;
}

/** The message with its values, in the language of this page. Its part must be loaded, so call it while rendering, not while a module loads. */
export function t<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  return i18n._(id, values as Record<string, string | number> | undefined);
}

async function pseudo(messages: Catalog): Promise<Catalog> {
  const { pseudoMessage } = await import('@/locales/pseudo');
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]));
}

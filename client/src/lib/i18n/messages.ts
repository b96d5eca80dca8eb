import { i18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@shared/locales';
import type { MessageId, Messages } from '@/locales/messages';
import { formatLocale, isPseudo, locale } from './locale';

export type { MessageId } from '@/locales/messages';

type Params<Id extends MessageId> = MessageParams<Messages[Id]>;
export type Values<Id extends MessageId> = keyof Params<Id> extends never ? [] : [values: Params<Id>];

type Catalog = Record<string, CompiledMessage>;

/**
 * Messages are loaded in parts, because in one file they would delay a kid's tablet by 150 ms. Every page
 * loads `start`; `client/src/locales/parts.test.ts` checks that no page lacks a part.
 */
export type MessagePart = 'start' | 'site' | 'kids' | 'board' | 'adults' | 'manage' | 'admin';

interface CatalogFile {
  default: Catalog;
}
type Files = Record<string, () => Promise<CatalogFile>>;

// Compiled by the build (client/messages/vite-plugin.ts).
const ENGLISH: Files = import.meta.glob<CatalogFile>(
  '../../locales/en/{start,site,kids,board,adults,manage,admin}.ts',
);
const TRANSLATED: Record<MessagePart, Files> = {
  start: import.meta.glob<CatalogFile>('../../locales/*/messages.po', { query: '?start' }),
  site: import.meta.glob<CatalogFile>('../../locales/*/messages.po', { query: '?site' }),
  kids: import.meta.glob<CatalogFile>('../../locales/*/messages.po', { query: '?kids' }),
  board: import.meta.glob<CatalogFile>('../../locales/*/messages.po', { query: '?board' }),
  adults: import.meta.glob<CatalogFile>('../../locales/*/messages.po', { query: '?adults' }),
  manage: import.meta.glob<CatalogFile>('../../locales/*/messages.po', { query: '?manage' }),
  admin: import.meta.glob<CatalogFile>('../../locales/*/messages.po', { query: '?admin' }),
};

const loaded = new Set<MessagePart>();

/** Loads a part once. Throws if the file can't be fetched. */
export async function loadMessages(part: MessagePart): Promise<void> {
  if (loaded.has(part)) return;
  const catalog = await loadCatalog(locale, part);
  // A copy, because Lingui adds later catalogs to the first one.
  i18n.load(locale, isPseudo ? await pseudo(catalog) : { ...catalog });
  if (i18n.locale !== locale) i18n.activate(locale, [formatLocale]);
  loaded.add(part);
}

export async function loadCatalog(language: Locale, part: MessagePart): Promise<Catalog> {
  const load =
    language === 'en'
      ? ENGLISH[`../../locales/en/${part}.ts`]
      : TRANSLATED[part][`../../locales/${language}/messages.po`];
  return load ? (await load()).default : {};
}

/** Resolves to the loaded code once its messages are loaded, too. */
export async function withMessages<Code>(code: Promise<Code>, ...parts: MessagePart[]): Promise<Code> {
  const [result] = await Promise.all([code, ...parts.map(loadMessages)]);
  return result;
}

/** Call it while rendering, because a loading module may have no catalog yet. */
export function t<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  return i18n._(id, values as Record<string, string | number> | undefined);
}

async function pseudo(messages: Catalog): Promise<Catalog> {
  const { pseudoMessage } = await import('@/locales/pseudo');
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]));
}

/** `'{name} has {n, plural, one {# star} other {# stars}}'` has `name` and `n`. */
export type MessageParams<Message extends string> = Text<Message, unknown>;

type Value = string | number;

type Text<Rest extends string, Found> = Rest extends `${string}{${infer Inside}`
  ? Argument<Inside, Found>
  : Found;

type Argument<Rest extends string, Found> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name},${infer Format}`
    ? Format extends `${string}{${string}`
      ? Rest extends `${string},${string},${infer Branches}`
        ? Branch<Branches, Found & Record<Name, Value>>
        : never
      : Text<After, Found & Record<Name, Value>>
    : Text<After, Found & Record<Head, Value>>
  : Found;

type Branch<Rest extends string, Found> = Rest extends `${infer Selector}{${infer Body}`
  ? Selector extends `${string}}${string}`
    ? Rest extends `${string}}${infer After}`
      ? Text<After, Found>
      : Found
    : BranchText<Body, Found>
  : Found;

/** A branch's text, without nested branches. */
type BranchText<Rest extends string, Found> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${string}{${infer Name}`
    ? BranchText<After, Found & Record<Name, Value>>
    : Branch<After, Found>
  : Found;

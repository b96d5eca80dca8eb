import { i18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@shared/locales';
import type { MessageId, Messages } from '@/locales/messages';
import { formatLocale, isPseudo, locale } from './locale';
import type { MessageParams } from './message-params';

export type { MessageId } from '@/locales/messages';

type Params<Id extends MessageId> = MessageParams<Messages[Id]>;
export type Values<Id extends MessageId> = keyof Params<Id> extends never ? [] : [values: Params<Id>];

type Catalog = Record<string, CompiledMessage>;

/**
 * `start` is for the landing page, the logins and the kids' screens, `board` for family boards, `adults` for the rest. In
 * one file, they would delay a kid's tablet by 150 ms.
 */
export type MessagePart = 'start' | 'adults' | 'board';

// Compiled by the build (client/messages/vite-plugin.ts).
const CATALOGS: Record<Locale, Record<MessagePart, () => Promise<{ default: unknown }>>> = {
  en: {
    start: () => import('@/locales/en/start'),
    adults: () => import('@/locales/en/adults'),
    board: () => import('@/locales/en/board'),
  },
  de: {
    start: () => import('@/locales/de/messages.po?start'),
    adults: () => import('@/locales/de/messages.po?adults'),
    board: () => import('@/locales/de/messages.po?board'),
  },
  es: {
    start: () => import('@/locales/es/messages.po?start'),
    adults: () => import('@/locales/es/messages.po?adults'),
    board: () => import('@/locales/es/messages.po?board'),
  },
  fr: {
    start: () => import('@/locales/fr/messages.po?start'),
    adults: () => import('@/locales/fr/messages.po?adults'),
    board: () => import('@/locales/fr/messages.po?board'),
  },
  'pt-BR': {
    start: () => import('@/locales/pt-BR/messages.po?start'),
    adults: () => import('@/locales/pt-BR/messages.po?adults'),
    board: () => import('@/locales/pt-BR/messages.po?board'),
  },
  ar: {
    start: () => import('@/locales/ar/messages.po?start'),
    adults: () => import('@/locales/ar/messages.po?adults'),
    board: () => import('@/locales/ar/messages.po?board'),
  },
};

const loaded = new Set<MessagePart>();

/** Loads a part once. Throws if the file can't be fetched. */
export async function loadMessages(part: MessagePart): Promise<void> {
  if (loaded.has(part)) return;
  const catalog = await loadCatalog(locale, part);
  i18n.load(locale, isPseudo ? await pseudo(catalog) : catalog);
  if (i18n.locale !== locale) i18n.activate(locale, [formatLocale]);
  loaded.add(part);
}

export async function loadCatalog(language: Locale, part: MessagePart): Promise<Catalog> {
  return (await CATALOGS[language][part]()).default as Catalog;
}

/** Resolves to a page's code once its messages are loaded, too. */
export async function withMessages<Code>(part: MessagePart, code: Promise<Code>): Promise<Code> {
  const [result] = await Promise.all([code, loadMessages(part)]);
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

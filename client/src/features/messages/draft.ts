import { DEFAULT_MESSAGE_EMOJI } from '@shared/constants';
import type { CreateMessageBody } from '@shared/contracts/messages';
import { formatNames } from '@/lib/i18n/format-names';
import type { MessageId } from '@/lib/i18n/messages';
import type { MessageType } from './message-types';

export interface Draft {
  to: string;
  content: string;
  emoji: string;
  messageType: MessageType;
}

export const ALL = 'all';

/** Preselects the kid `to`, an only child, or all kids. */
export function emptyDraft(kids: readonly { id: string }[], to?: string): Draft {
  const known = kids.find(({ id }) => id === to) ?? (kids.length === 1 ? kids[0] : undefined);
  return { to: known?.id ?? ALL, content: '', emoji: DEFAULT_MESSAGE_EMOJI, messageType: 'general' };
}

export function recipientsOf<Kid extends { id: string }>(draft: Draft, kids: readonly Kid[]): Kid[] {
  return kids.filter(({ id }) => draft.to === ALL || draft.to === id);
}

export function bodyFor(draft: Draft, toKidId: string): CreateMessageBody {
  const { content, emoji, messageType } = draft;
  return { toKidId, content: content.trim(), emoji, messageType };
}

/** Keeps text that was typed in the meantime, else only the recipient. */
export function draftAfter(sent: Draft, now: Draft, kids: readonly { id: string }[]): Draft {
  if (now === sent) return { ...emptyDraft(kids), to: now.to };
  const added = now.content.startsWith(sent.content) ? now.content.slice(sent.content.length) : now.content;
  return { ...now, content: added.trimStart() };
}

export interface Outcome<Kid> {
  reached: readonly Kid[];
  missed: readonly Kid[];
  error: unknown;
}

export async function sendToEach<Kid>(
  kids: readonly Kid[],
  send: (kid: Kid) => Promise<unknown>,
): Promise<Outcome<Kid>> {
  const results = await Promise.allSettled(kids.map((kid) => send(kid)));
  const failed = results.find((result) => result.status === 'rejected');
  return {
    reached: kids.filter((_, index) => results[index]?.status === 'fulfilled'),
    missed: kids.filter((_, index) => results[index]?.status === 'rejected'),
    error: failed?.reason,
  };
}

/** Several requests, so that one failure doesn't affect others. */
export const namesOf = (kids: readonly { name: string }[]): string =>
  formatNames(kids.map(({ name }) => name));

export const STARTER_IDS = {
  general: ['messages.starter.love', 'messages.starter.thanks', 'messages.starter.greatDay'],
  motivation: ['messages.starter.almost', 'messages.starter.believe', 'messages.starter.oneMore'],
  celebration: ['messages.starter.didIt', 'messages.starter.proud', 'messages.starter.week'],
} as const satisfies Record<MessageType, readonly MessageId[]>;

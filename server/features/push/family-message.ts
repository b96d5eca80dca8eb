import type { Locale, MemberRole, PushWant } from '@shared/constants';
import type { PushLine, PushMessage } from '@shared/push-message';
import type { PendingItem } from './push.queries';

/** A notification approves no more, because their ids would not fit into a message. */
const MOST_TO_APPROVE = 40;

type Told = `${PushWant} ${string}`[];

interface Device {
  wants: PushWant[];
  approves: boolean;
  role: MemberRole;
  locale: Locale | null;
  told: string | null;
}

export interface FamilyMessage {
  message: PushMessage;
  told: string | null;
}

/** Returns null if the browser's message has the same content. Helpers get no rewards. */
export function familyMessage(
  waiting: Record<PushWant, readonly PendingItem[]>,
  { wants, approves, role, locale, told: before }: Device,
): FamilyMessage | null {
  const kinds = (['chores', 'rewards', 'lockouts'] as const).filter(
    (want) => wants.includes(want) && waiting[want].length > 0 && (want !== 'rewards' || role !== 'helper'),
  );
  const ids: Told = kinds.flatMap((want) => waiting[want].map(({ id }) => `${want} ${id}` as const));
  const told = ids.length === 0 ? null : ids.toSorted().join('\n');
  if (told === before) return null;
  const known = new Set(before?.split('\n'));
  const chores = kinds.includes('chores') ? waiting.chores : [];
  const approve = approves && chores.length <= MOST_TO_APPROVE ? chores.map(({ id }) => id) : [];
  return {
    told,
    message: {
      locale,
      lines: kinds.flatMap((want) => lineOf(want, waiting[want])),
      approve,
      heart: approve.length === 1,
      alert: ids.some((id) => !known.has(id)),
    },
  };
}

function lineOf(want: PushWant, [first, ...others]: readonly PendingItem[]): PushLine[] {
  if (!first) return [];
  if (others.length > 0) return [{ code: `${want}.many`, params: { count: others.length + 1 } }];
  return [{ code: `${want}.one`, params: { kid: first.kid, name: first.name } }];
}

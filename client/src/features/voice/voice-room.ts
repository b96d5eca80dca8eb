import type { ReactNode } from 'react';
import type { Named } from './hearing/pick-names';

/** What can be talked about: the kid's chores, rewards and stars as they stand. */
export interface VoiceChore extends Named {
  stars: number;
  state: 'available' | 'waiting' | 'resting';
  picture: ReactNode;
}

export interface VoiceReward extends Named {
  /** In stars. */
  stars: number;
  state: 'affordable' | 'short' | 'waiting' | 'gone' | 'resting';
  picture: ReactNode;
}

export interface VoiceRoom {
  chores: readonly VoiceChore[];
  rewards: readonly VoiceReward[];
  /** To spend. */
  stars: number;
}

/** Something that is done only after a yes. */
export interface Deed {
  type: 'do' | 'get';
  id: string;
}

/** How a deed went; `message` says to a kid why it did not. */
export type Outcome = { ok: true } | { ok: false; message: string };

/** The chore or reward of a deed, or undefined once it is gone. */
export function subjectOf({ type, id }: Deed, room: VoiceRoom): VoiceChore | VoiceReward | undefined {
  const list: readonly (VoiceChore | VoiceReward)[] = type === 'do' ? room.chores : room.rewards;
  return list.find((one) => one.id === id);
}

import type { ReactNode } from 'react';
import type { Named } from './hearing/pick-names';

/** What can be talked about: the kid's chores, rewards and stars as they stand. */
export interface VoiceContext {
  chores: readonly VoiceChore[];
  rewards: readonly VoiceReward[];
  /** To spend, without those that requests hold. */
  stars: number;
}

export interface VoiceChore extends Named {
  stars: number;
  state: 'available' | 'waiting' | 'done' | 'later' | 'inactive';
  picture: ReactNode;
}

export interface VoiceReward extends Named {
  /** In stars. */
  stars: number;
  state: 'affordable' | 'unaffordable' | 'waiting' | 'limited' | 'sold-out' | 'inactive';
  picture: ReactNode;
}

/** Something that is done only after a yes. */
export interface Action {
  type: 'do' | 'get';
  id: string;
}

/** How an action went; `message` says to a kid why it failed. */
export type Outcome = { ok: true } | { ok: false; message: string };

/** The chore or reward of an action, or undefined once it is gone. */
export function subjectOf({ type, id }: Action, context: VoiceContext): VoiceChore | VoiceReward | undefined {
  const list: readonly (VoiceChore | VoiceReward)[] = type === 'do' ? context.chores : context.rewards;
  return list.find((one) => one.id === id);
}

import type { ReactNode } from 'react';
import type { Named } from './hearing/pick-names';

export interface VoiceContext {
  chores: readonly VoiceChore[];
  rewards: readonly VoiceReward[];
  stars: number;
}

export interface VoiceChore extends Named {
  stars: number;
  state: 'available' | 'waiting' | 'done' | 'later' | 'inactive';
  isRoutine?: boolean;
  picture: ReactNode;
}

export interface VoiceReward extends Named {
  stars: number;
  state: 'affordable' | 'unaffordable' | 'waiting' | 'limited' | 'sold-out' | 'inactive';
  picture: ReactNode;
}

export interface Action {
  type: 'do' | 'get';
  id: string;
}

/** `message` is for the kid. */
export type Outcome = { ok: true } | { ok: false; message: string };

export function subjectOf({ type, id }: Action, context: VoiceContext): VoiceChore | VoiceReward | undefined {
  const list: readonly (VoiceChore | VoiceReward)[] = type === 'do' ? context.chores : context.rewards;
  return list.find((one) => one.id === id);
}

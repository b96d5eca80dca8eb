import type { ReactNode } from 'react';
import type { Named } from './hearing/pick-names';

export interface VoiceContext {
  chores: readonly VoiceChore[];
  rewards: readonly VoiceReward[];
  /** Without held stars. */
  stars: number;
}

export interface VoiceChore extends Named {
  stars: number;
  state: 'available' | 'waiting' | 'done' | 'later' | 'inactive';
  /** It is played step by step. */
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

/** `message` explains a failure to the kid. */
export type Outcome = { ok: true } | { ok: false; message: string };

/** The chore or reward of an action, or undefined if it was deleted. */
export function subjectOf({ type, id }: Action, context: VoiceContext): VoiceChore | VoiceReward | undefined {
  const list: readonly (VoiceChore | VoiceReward)[] = type === 'do' ? context.chores : context.rewards;
  return list.find((one) => one.id === id);
}

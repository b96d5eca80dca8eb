import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORDS } from 'virtual:common-passwords';

const common = new Set(COMMON_PASSWORDS);
const estimator = new ZxcvbnFactory({ dictionary: { common: COMMON_PASSWORDS }, graphs: adjacencyGraphs });
/** Longer passwords take longer to estimate. */
const MOST_CHARACTERS = 64;

export interface Strength {
  /** From 0 (guessed immediately) to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Among the 10,000 most common passwords. */
  isCommon: boolean;
}

export function estimateStrength(password: string): Strength {
  if (common.has(password.toLowerCase())) return { score: 0, isCommon: true };
  return { score: estimator.check(password.slice(0, MOST_CHARACTERS)).score, isCommon: false };
}

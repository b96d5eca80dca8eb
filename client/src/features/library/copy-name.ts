import { LIMITS } from '@shared/constants';
import { nameKey } from './ideas';

/** Names a copy 'Movie night 2', or with the next free number. */
export function copyName(name: string, taken: readonly string[]): string {
  const there = new Set(taken.map(nameKey));
  const stem = name.replace(/\s\d{1,3}$/, '');
  for (let number = 2; ; number += 1) {
    const next = `${stem.slice(0, LIMITS.name - 4).trimEnd()} ${number}`;
    if (!there.has(nameKey(next))) return next;
  }
}

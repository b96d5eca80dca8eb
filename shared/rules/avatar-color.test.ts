import { expect, it } from 'vitest';
import { AVATAR_COLORS, DEFAULT_AVATAR_COLOR } from '../constants';
import { nextAvatarColor } from './avatar-color';

it('gives each new kid a color that no sibling has, and the default once all are taken', () => {
  const taken: string[] = [];
  for (const _ of AVATAR_COLORS) taken.push(nextAvatarColor(taken));
  expect(taken[0]).toBe(DEFAULT_AVATAR_COLOR);
  expect(new Set(taken)).toEqual(new Set(AVATAR_COLORS));
  expect(nextAvatarColor(taken)).toBe(DEFAULT_AVATAR_COLOR);
  expect(nextAvatarColor([AVATAR_COLORS[1]])).toBe(DEFAULT_AVATAR_COLOR);
});

import { expect, it } from 'vitest';
import { AVATAR_COLOR, DEFAULT_AVATAR_COLOR } from '../constants';
import { nextAvatarColor } from './avatar-color';

it('gives each new kid an unused color, or the default if all are used', () => {
  const colors = Object.values(AVATAR_COLOR);
  const taken: string[] = [];
  for (const _ of colors) taken.push(nextAvatarColor(taken));
  expect(taken[0]).toBe(DEFAULT_AVATAR_COLOR);
  expect(new Set(taken)).toEqual(new Set(colors));
  expect(nextAvatarColor(taken)).toBe(DEFAULT_AVATAR_COLOR);
  expect(nextAvatarColor([AVATAR_COLOR.orange])).toBe(DEFAULT_AVATAR_COLOR);
});

import { AVATAR_COLOR, DEFAULT_AVATAR_COLOR } from '../constants';

/** The color a new kid starts with: the first that no sibling has, the default (red) once all are taken. */
export function nextAvatarColor(taken: readonly string[]): string {
  return Object.values(AVATAR_COLOR).find((color) => !taken.includes(color)) ?? DEFAULT_AVATAR_COLOR;
}

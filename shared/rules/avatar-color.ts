import { AVATAR_COLORS, DEFAULT_AVATAR_COLOR } from '../constants';

/** The color a new kid starts with: the first that no sibling has, the default (red) once all are taken. */
export function nextAvatarColor(taken: readonly string[]): string {
  return AVATAR_COLORS.find((color) => !taken.includes(color)) ?? DEFAULT_AVATAR_COLOR;
}

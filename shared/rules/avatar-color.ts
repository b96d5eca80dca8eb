import { AVATAR_COLOR, DEFAULT_AVATAR_COLOR } from '../constants';

/** Returns the first color that no sibling has, or the default if all are used. */
export function nextAvatarColor(taken: readonly string[]): string {
  return Object.values(AVATAR_COLOR).find((color) => !taken.includes(color)) ?? DEFAULT_AVATAR_COLOR;
}

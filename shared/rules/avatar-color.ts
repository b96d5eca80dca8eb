import { AVATAR_COLOR, DEFAULT_AVATAR_COLOR } from '../constants';

export function nextAvatarColor(taken: readonly string[]): string {
  return Object.values(AVATAR_COLOR).find((color) => !taken.includes(color)) ?? DEFAULT_AVATAR_COLOR;
}

import { AVATAR_COLOR } from '@shared/constants';

/** The dark shade of a kid's color. */
export const lipOf = (color: string): string =>
  `var(--color-lane-${Object.entries(AVATAR_COLOR).find(([, hex]) => hex === color)?.[0] ?? 'blue'})`;

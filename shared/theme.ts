export const THEMES = ['day', 'bedtime'] as const;
export type Theme = (typeof THEMES)[number];

/** Without it, the system's setting applies. */
export const THEME_COOKIE = 'starnest-theme';

/** Around the page, like the top of the sky. */
export const THEME_COLORS: Record<Theme, string> = { day: '#AEE2F9', bedtime: '#0A1930' };

export function themeFrom(value: string | undefined): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

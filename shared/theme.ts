const THEMES = ['day', 'bedtime'] as const;
export type Theme = (typeof THEMES)[number];

/** Without this cookie, the system's setting applies. */
export const THEME_COOKIE = 'starnest-theme';

/** Color of the browser around the page, like the top of the sky. */
export const THEME_COLORS: Record<Theme, string> = { day: '#AEE2F9', bedtime: '#0A1930' };

export function themeFrom(value: string | undefined): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

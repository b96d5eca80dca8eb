/** How the app looks: by day, or at bedtime (dark). */
export const THEMES = ['day', 'bedtime'] as const;
export type Theme = (typeof THEMES)[number];

/** Holds the theme that was chosen on a device; absent while the device's own setting decides. */
export const THEME_COOKIE = 'starnest-theme';

/** What the browser paints around the page: the top of the sky. */
export const THEME_COLORS: Record<Theme, string> = { day: '#AEE2F9', bedtime: '#0A1930' };

/** The theme a cookie names, or null for any other value. */
export function themeFrom(value: string | undefined): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

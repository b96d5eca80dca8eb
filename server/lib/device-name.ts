const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  // First, because these browsers also contain the names of Chrome and Safari.
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns, for example, `Firefox, Windows`. */
export function deviceName(userAgent: string | undefined): string | null {
  const find = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const names = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(', ') : null;
}

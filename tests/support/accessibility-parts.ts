import { isOwn, type OwnScreen, type Screen } from '../../scripts/screens/screen';

/** Each part is a file in tests/browser/accessibility, so that they run side by side. */
export type Part = 'public-and-admin' | 'kid-tabs' | 'kid-moments' | 'family' | 'forms' | 'settings';

/**
 * Screens with other data or without data, pending and failed requests, mirrored pages, sections of a page,
 * further forms with errors, and messages that disappear.
 */
const REPEATED = [
  /loading|failed|mirrored|many|twelve|long|empty|^offline-note$|^toast-/,
  /-(?:edit|chosen|typed|full|found|filled|wrong|refused|none|unheard|denied|absent|limit|new)$/,
  /^(?:reward-form|kid-form|messages|settings|invite)-errors$/,
  /^party-(?!badge)|^today-(?:one|free|all-done)$|^week-(?:team-reached|off|self)$|^stickers-scene$|^hello-how$/,
  /^chore-form-(?:turns|times|once|details|onDays|paste|minutes)$|^chores-(?:menu|selected-days)$/,
  /^overview-week$|^stars-(?:take|other)$|^settings-(?:board|week)$|^tablet-turns$|^home-rewards$/,
  /^board-|^family-board-(?:one-kid|resting|no-kids|night)$/,
];

const SETTINGS = /^(?:settings|proof|helper|new-code|no-family|suspended)/;
const FORMS = /^(?:chores?|rewards?|kid|stars|messages|plan|image|more|add)-/;

export function partOfScreen(screen: Screen | OwnScreen): Part | undefined {
  const { area, name } = screen;
  if (REPEATED.some((pattern) => pattern.test(name)) && name !== 'kid-edit') return undefined;
  if (area === 'kid') return isOwn(screen) ? 'kid-moments' : 'kid-tabs';
  if (area !== 'parent') return 'public-and-admin';
  if (SETTINGS.test(name)) return 'settings';
  return FORMS.test(name) ? 'forms' : 'family';
}

export function partOfRoute(route: string): Part {
  if (route.startsWith('/kid/')) return 'kid-tabs';
  return route.startsWith('/parent') && route !== '/parent-auth' ? 'family' : 'public-and-admin';
}

/** Dialogs by the part that opens them; others belong to `family`. */
const DIALOGS: readonly [Part, RegExp][] = [
  ['public-and-admin', /^features\/(?:admin|auth|board|kid-auth)\//],
  ['kid-moments', /^features\/(?:nest\/|routine\/|shop\/use-withdrawal|today\/withdraw)/],
  ['kid-tabs', /^features\/(?:kid-frame|today|shop|voice|messages|leaderboard\/kid-week)/],
  [
    'settings',
    /^features\/(?:calendars|devices|members|passkeys|programs|proof|sessions|settings|family\/family-code)/,
  ],
  [
    'forms',
    /^(?:features\/(?:chores|kids|library|plan|praise|rewards|stars|uploads)|pages\/parent\/(?:add-|kid-|parent-dock))/,
  ],
];

export function partOfDialog(file: string): Part {
  return DIALOGS.find(([, files]) => files.test(file))?.[0] ?? 'family';
}

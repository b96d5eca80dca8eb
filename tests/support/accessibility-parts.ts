import { isOwn, type OwnScreen, type Screen } from '../../scripts/screens/screen';

/** Each part is a file in tests/browser/accessibility, so that they run side by side. */
export type Part = 'public-and-admin' | 'kid-tabs' | 'kid-moments' | 'family' | 'forms' | 'settings';

/**
 * Screens with other data, pending and failed requests, mirrored pages, sections of a page, and messages that
 * disappear.
 */
const REPEATED =
  /loading|failed|mirrored|many|twelve|long|-(?:edit|chosen|typed|full|found|filled|wrong|refused|none|unheard|denied|absent|limit|new)$|^party-(?!badge)|^toast-|^offline-note$|^overview-week$|^board-|^today-(?:one|free|all-done)$|^week-(?:team-reached|off)$|^settings-(?:board|week)$|^chores-menu$|^chore-form-(?:turns|times|once|details)$|^tablet-turns$/;

const SETTINGS = /^(?:settings|proof|helper|new-code|no-family|suspended)/;
const FORMS = /^(?:chores?|rewards?|kid|stars|messages|plan|image|more|add)-/;

export function partOfScreen(screen: Screen | OwnScreen): Part | undefined {
  const { area, name } = screen;
  if (REPEATED.test(name) && name !== 'kid-edit') return undefined;
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
  ['kid-moments', /^features\/(?:nest\/|routine\/|shop\/take-back|today\/withdraw)/],
  ['kid-tabs', /^features\/(?:kid-frame|today|shop|voice|messages|leaderboard\/kid-week)/],
  [
    'settings',
    /^features\/(?:calendars|devices|members|passkeys|programs|proof|sessions|settings|family\/new-code)/,
  ],
  [
    'forms',
    /^(?:features\/(?:chores|kids|library|plan|praise|rewards|stars|uploads)|pages\/parent\/(?:add|kid|more)-)/,
  ],
];

export function partOfDialog(file: string): Part {
  return DIALOGS.find(([, files]) => files.test(file))?.[0] ?? 'family';
}

import { DEFAULT_TIMEZONE } from '@shared/constants';
import { isTimezone } from '@shared/rules/timezone';
import { formatTime, formatZone } from '@/lib/i18n/format';
import { foldForSearch } from '@/lib/i18n/fold-for-search';
import { t } from '@/lib/i18n/messages';

export function ownTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIMEZONE;
}

/** `current` may come from a newer browser. */
export function allTimezones(current: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), DEFAULT_TIMEZONE, current])].toSorted();
}

/** 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').at(-1) ?? zone;
}

/** 'New York (Eastern Time)' */
export function zoneLabel(zone: string): string {
  return t('settings.zone', { place: placeOf(zone), zone: zoneNameOf(zone) });
}

const zoneNames = new Map<string, string>();

export function zoneNameOf(zone: string): string {
  // The zone may come from a newer browser.
  const name = zoneNames.get(zone) ?? (isTimezone(zone) ? formatZone(zone) : zone);
  zoneNames.set(zone, name);
  return name;
}

/** The zone's current time: '5:30 PM'. */
export function timeIn(zone: string, now: Date): string {
  return formatTime(now.toISOString(), zone);
}

const plain = (text: string) =>
  foldForSearch(text)
    .replaceAll(/[_/,\s]+/g, ' ')
    .trim();

/** Matches every word of `query` in the name or its translation. Without a query, `first` comes first. */
export function findTimezones(
  zones: readonly string[],
  query: string,
  first: readonly string[] = [],
): readonly string[] {
  const wanted = plain(query);
  if (wanted === '') return [...new Set([...first, ...zones])];
  const words = wanted.split(' ');
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = zones.filter((zone) => has(`${plain(zone)} ${plain(zoneNameOf(zone))}`));
  const rank = (zone: string) => (plain(placeOf(zone)).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

import { DEFAULT_TIMEZONE } from '@shared/constants';
import { formatTime } from '@/lib/format';
import { foldForSearch } from '@/lib/fold-for-search';
import { t } from '@/lib/messages';

/** 'America/New_York' as people read it: the place, and where that is. */
export interface ZoneName {
  place: string;
  region: string;
}

/** The zone of this browser. */
export function ownTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIMEZONE;
}

/** Every zone this browser knows, and `current`, which may come from a newer one. */
export function allTimezones(current: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), DEFAULT_TIMEZONE, current])].toSorted();
}

/** 'America/Argentina/Buenos_Aires' is 'Buenos Aires' in 'America, Argentina'. */
export function zoneName(zone: string): ZoneName {
  const parts = zone.replaceAll('_', ' ').split('/');
  return { place: parts.at(-1) ?? zone, region: parts.slice(0, -1).join(', ') };
}

/** 'New York, America' */
export function zoneLabel(zone: string): string {
  const { place, region } = zoneName(zone);
  return region ? t('settings.zone', { place, region }) : place;
}

/** The time on that zone's clocks: '5:30 PM'. */
export function timeIn(zone: string, now: Date): string {
  return formatTime(now.toISOString(), zone);
}

const plain = (text: string) =>
  foldForSearch(text)
    .replaceAll(/[_/,\s]+/g, ' ')
    .trim();

/**
 * The zones that have every word of `query`, those whose place begins with it first; `first` before all while nothing is
 * looked for.
 */
export function findTimezones(
  zones: readonly string[],
  query: string,
  first: readonly string[] = [],
): readonly string[] {
  const wanted = plain(query);
  if (wanted === '') return [...new Set([...first, ...zones])];
  const words = wanted.split(' ');
  const found = zones.filter((zone) => words.every((word) => plain(zone).includes(word)));
  const rank = (zone: string) => (plain(zoneName(zone).place).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

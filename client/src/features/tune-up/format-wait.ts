import { formatLocale } from '@/lib/locale';

const HOUR = 60;
const DAY = 24 * HOUR;

/** '20 hours', or '3 days' from two days. */
export function formatWait(minutes: number): string {
  const [unit, size] = minutes >= 2 * DAY ? (['day', DAY] as const) : (['hour', HOUR] as const);
  const format = new Intl.NumberFormat(formatLocale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.round(minutes / size)));
}

import type { PartOfDay } from '@shared/constants';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./states/{sunrise,midday-sun,evening-moon}.svg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

const FILES = { morning: 'sunrise', afternoon: 'midday-sun', evening: 'evening-moon' } as const;

export function PartOfDayArt({ part, size }: { part: PartOfDay; size: number }) {
  return <Drawing src={drawings.get(FILES[part]) ?? ''} size={size} />;
}

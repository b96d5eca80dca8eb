import { Segmented } from '@/components/ui/segmented';
import { daysOfChoice, RANGE_CHOICES, type RangeDays } from './ranges';

/** Which time is looked at. */
export function RangeSwitch({ days, onChange }: { days: RangeDays; onChange: (days: RangeDays) => void }) {
  return (
    <Segmented
      label="Time range"
      className="range-switch"
      value={String(days)}
      onChange={(value) => {
        const next = daysOfChoice(value);
        if (next !== undefined) onChange(next);
      }}
      options={RANGE_CHOICES}
    />
  );
}

import { useState } from 'react';
import { PERIODS } from '@shared/constants';
import type { Period } from '@shared/rules/schedule';
import { RichText } from '@/components/ui/rich-text';
import { Segmented } from '@/components/ui/segmented';
import { t } from '@/lib/i18n/messages';
import { Stepper } from '@/components/ui/stepper';

export function TimesPer({
  value: { times, per },
  max,
  onChange,
}: {
  value: { times: number; per: Period };
  max: number;
  onChange: (value: { times: number; per: Period }) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <RichText
        id="whoWhen.timesA"
        parts={[
          <CountStepper
            key="0"
            label={t('whoWhen.times')}
            min={1}
            max={max}
            value={times}
            onChange={(next) => onChange({ times: next, per })}
          />,
          <Segmented
            key="1"
            label={t('whoWhen.per')}
            value={per}
            onChange={(next) => onChange({ times, per: next })}
            options={PERIODS.map((period) => ({ value: period, label: t(`whoWhen.${period}`) }))}
          />,
        ]}
      />
    </div>
  );
}

export function CountStepper({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  // The start of a number may be too small.
  const [typed, setTyped] = useState<number | null>(value);
  const nearest = (number: number | null) => Math.min(max, Math.max(min, number ?? min));
  return (
    <span onBlur={() => setTyped(value)}>
      <Stepper
        aria-label={label}
        labels={{ fewer: t('whoWhen.fewer'), more: t('whoWhen.oneMore') }}
        min={min}
        max={max}
        value={nearest(typed) === value ? typed : value}
        onChange={(next) => {
          setTyped(next);
          onChange(nearest(next));
        }}
      />
    </span>
  );
}

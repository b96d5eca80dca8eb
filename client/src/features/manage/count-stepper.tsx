import { useState } from 'react';
import { Stepper } from '@/components/ui/stepper';
import { t } from '@/lib/i18n/messages';

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

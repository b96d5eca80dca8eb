import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { direction } from '@/lib/locale';
import { SEGMENT, SEGMENTS } from './segment-look';

export interface SegmentedProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  disabled?: boolean;
  className?: string | undefined;
}

/** One of a few, side by side: a radio group, so arrows move the choice. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabled,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup.Root
      dir={direction}
      className={clsx(SEGMENTS, className)}
      aria-label={label}
      orientation="horizontal"
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} className={SEGMENT}>
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

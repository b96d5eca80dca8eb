import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { direction } from '@/lib/i18n/locale';
import { SEGMENT, SEGMENTS } from './segment-look';

const EDGE_PX = 4;

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  disabled?: boolean;
  className?: string | undefined;
}

export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabled,
  className,
}: SegmentedProps<Value>) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (line.current) showChosen(line.current, value);
  }, [value]);
  return (
    <RadioGroup.Root
      ref={line}
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

function showChosen(line: HTMLElement, value: string): void {
  const chosen = Array.from(line.children).find((choice) => choice.getAttribute('value') === value);
  if (!chosen) return;
  const [room, place] = [line.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const before = place.left - room.left - EDGE_PX;
  const after = place.right - room.right + EDGE_PX;
  if (before < 0) line.scrollLeft += before;
  else if (after > 0) line.scrollLeft += after;
}

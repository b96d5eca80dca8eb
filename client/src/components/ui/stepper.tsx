import { Minus, Plus } from 'lucide-react';
import { StarIcon } from '@/components/art/star-icon';
import type { ControlProps } from './field';
import { Input } from './input';
import { Button } from './button';

export interface StepperProps extends Partial<ControlProps> {
  /** `null` while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Completes 'Fewer …' and 'More …' for screen readers, such as 'stars'. */
  unit: string;
  disabled?: boolean;
}

/** A whole number with a key on either side; typing works too and never leaves the range by the keys. */
export function Stepper({ value, onChange, min = 0, max = 1000, unit, disabled, ...control }: StepperProps) {
  const move = (by: number) => onChange(Math.min(max, Math.max(min, (value ?? min - by) + by)));
  return (
    <div className="stepper">
      <Button
        variant="plain"
        iconOnly
        aria-label={`Fewer ${unit}`}
        disabled={disabled === true || (value !== null && value <= min)}
        onClick={() => move(-1)}
      >
        <Minus />
      </Button>
      <div className="stepper-value" data-stars={unit === 'stars' || undefined}>
        {unit === 'stars' && <StarIcon size={20} />}
        <Input
          {...control}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, String(max).length);
            onChange(digits === '' ? null : Number(digits));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            move(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
      </div>
      <Button
        variant="plain"
        iconOnly
        aria-label={`More ${unit}`}
        disabled={disabled === true || (value !== null && value >= max)}
        onClick={() => move(1)}
      >
        <Plus />
      </Button>
    </div>
  );
}

import { clsx } from 'clsx';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { StarIcon } from '@/components/art/star-icon';
import { wholeOf } from '@/lib/forms/digits-of';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';
import type { ControlProps } from './field';
import { Input } from './input';
import { Tooltip } from './tooltip';

interface StepperProps extends Partial<ControlProps> {
  /** `null` while the field has no whole number. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  look?: 'field' | 'tray';
  /** The buttons' names, if they don't count stars. */
  labels?: { fewer: string; more: string };
  'aria-label'?: string;
}

/** The buttons stay within the range. */
export function Stepper({
  value,
  onChange,
  min = 0,
  max = 1000,
  look = 'field',
  labels,
  ...control
}: StepperProps) {
  // Text like 2.5 or -3 stays visible instead of becoming 25 or 3.
  const [odd, setOdd] = useState('');
  const isOdd = value === null && odd !== '';
  const oddId = useId();
  const { fewer, more } = labels ?? { fewer: t('ui.fewerStars'), more: t('ui.moreStars') };
  const move = (by: number) => onChange(Math.min(max, Math.max(min, (value ?? min - by) + by)));
  const tray = look === 'tray';
  const button = {
    variant: tray ? 'secondary' : 'plain',
    iconOnly: true,
    flat: tray,
    className: tray ? 'disabled:opacity-50 disabled:shadow-none!' : undefined,
  } as const;
  return (
    <div
      data-look={look}
      className={clsx(
        'items-start justify-self-start',
        tray
          ? 'inline-grid grid-cols-[auto_112px_auto] rounded-md bg-sunken @max-card:col-span-full @max-card:grid @max-card:grid-cols-[auto_1fr_auto] @max-card:justify-self-stretch'
          : [
              'inline-grid gap-2',
              labels ? 'grid-cols-[auto_64px_auto]' : 'grid-cols-[auto_minmax(64px,128px)_auto]',
            ],
      )}
    >
      <Tooltip text={fewer}>
        <Button
          {...button}
          aria-label={fewer}
          disabled={value !== null && value <= min}
          onClick={() => move(-1)}
        >
          <Minus />
        </Button>
      </Tooltip>
      <div className={clsx('relative', tray && '@max-card:w-28 @max-card:justify-self-center')}>
        {!labels && (
          <StarIcon size={20} className="pointer-events-none absolute start-3 top-1/2 -translate-y-[54%]" />
        )}
        <Input
          {...control}
          className={clsx(
            labels ? 'px-2!' : 'ps-9! pe-3!',
            tray ? 'min-h-11!' : 'min-h-11.75!',
            'text-center font-display! text-21! leading-none! font-semibold! tabular-nums',
            tray && 'not-focus:border-transparent! not-hover:not-focus:bg-transparent!',
          )}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          value={value ?? odd}
          {...(isOdd && {
            'aria-invalid': true,
            'aria-describedby': oddId,
          })}
          onChange={(event) => {
            const digits = wholeOf(event.target.value)?.slice(0, String(max).length);
            setOdd(digits === undefined ? event.target.value.slice(0, 9) : '');
            onChange(digits ? Number(digits) : null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            move(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
      </div>
      <Tooltip text={more}>
        <Button
          {...button}
          aria-label={more}
          disabled={value !== null && value >= max}
          onClick={() => move(1)}
        >
          <Plus />
        </Button>
      </Tooltip>
      {isOdd && (
        <p id={oddId} className="field-error col-span-full" role="alert">
          <CircleAlert size={16} />
          {t('manage.wholeNumber')}
        </p>
      )}
    </div>
  );
}

import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { Stepper } from '@/components/ui/stepper';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';

const USUAL = [1, 2, 3, 5, 10];

export function AmountChoice({
  value,
  most,
  onChange,
}: {
  value: number | null;
  most: number;
  onChange: (value: number | null) => void;
}) {
  return (
    <div className="grid gap-2">
      <span className="label">{t('manualStars.howMany')}</span>
      <div className="grid items-start gap-2 mini:grid-cols-[minmax(0,1fr)_auto]">
        <RadioGroup.Root
          dir={direction}
          className="grid grid-cols-5 gap-2"
          aria-label={t('manualStars.howMany')}
          orientation="horizontal"
          value={String(value ?? '')}
          onValueChange={(next) => onChange(Number(next))}
        >
          {USUAL.map((count) => (
            <RadioGroup.Item
              key={count}
              value={String(count)}
              disabled={count > most}
              className={clsx(
                'grid min-h-11.75 place-items-center rounded-md bg-sunken font-display text-21 font-semibold tabular-nums',
                'hover:bg-line disabled:opacity-45 chosen:bg-lagoon-soft chosen:text-lagoon-text chosen:inset-ring-2 chosen:inset-ring-lagoon',
              )}
            >
              {count}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        <Stepper
          aria-label={t('manualStars.anotherNumber')}
          min={1}
          max={most}
          value={value}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

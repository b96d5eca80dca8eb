import { clsx } from 'clsx';
import { Check, Pencil } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { LIMITS } from '@shared/constants';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { Stepper } from '@/components/ui/stepper';

const chip = clsx(
  'group inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border-2 border-line px-3.5 py-1.5 text-start text-15 leading-tight font-semibold text-ink-2 wrap-anywhere',
  'hover:bg-sunken chosen:border-lagoon chosen:bg-lagoon-soft chosen:text-lagoon-text [&_svg]:size-4.5 [&_svg]:flex-none',
);
const OTHER = '\n';

export function ReasonChoice({
  kid,
  reasons,
  usual,
  chosen,
  own,
  onChoose,
  onOwn,
}: {
  kid: { name: string };
  reasons: readonly string[] | null;
  /** Keeps the room of the reasons while they load. */
  usual: readonly string[];
  chosen: string;
  /** The typed reason, or null for a selected one. */
  own: string | null;
  onChoose: (reason: string) => void;
  onOwn: (reason: string) => void;
}) {
  return (
    <div className="grid gap-2">
      <span className="label">
        {t('manualStars.whatFor')}{' '}
        <span className="font-normal text-ink-2">{t('manualStars.kidSees', { name: kid.name })}</span>
      </span>
      {reasons ? (
        <RadioGroup.Root
          dir={direction}
          className="flex flex-wrap gap-2"
          aria-label={t('manualStars.whatFor')}
          value={own === null ? chosen : OTHER}
          onValueChange={(next) => (next === OTHER ? onOwn('') : onChoose(next))}
        >
          {reasons.map((reason) => (
            <RadioGroup.Item key={reason} value={reason} className={chip}>
              <Check aria-hidden className="hidden group-chosen:block" />
              <bdi>{reason}</bdi>
            </RadioGroup.Item>
          ))}
          <RadioGroup.Item value={OTHER} className={chip}>
            <Pencil aria-hidden />
            {t('manualStars.other')}
          </RadioGroup.Item>
        </RadioGroup.Root>
      ) : (
        <div className="flex flex-wrap gap-2" aria-busy>
          {[...usual, t('manualStars.other')].map((reason, place) => (
            <Skeleton key={reason} className="rounded-full!">
              <span className={`${chip} invisible`}>
                {(place === 0 || place === usual.length) && <Check />}
                {reason}
              </span>
            </Skeleton>
          ))}
        </div>
      )}
      {own !== null && (
        <Input
          ref={focusOnce}
          aria-label={t('manualStars.ownReason')}
          autoComplete="off"
          maxLength={LIMITS.starReason}
          value={own}
          onChange={(event) => onOwn(event.target.value)}
        />
      )}
    </div>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

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

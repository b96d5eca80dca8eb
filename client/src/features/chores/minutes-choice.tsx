import { useState } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { CountStepper } from '@/features/manage/times-per';
import { formatMinutes } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { QUICK_MINUTES } from './steps';

const isQuick = (minutes: number) => QUICK_MINUTES.some((quick) => quick === minutes);

/** A choice of usual minutes, any other number, or no timer. */
export function MinutesChoice({
  label,
  max,
  value,
  onChange,
}: {
  label: string;
  max: number;
  value: number | null;
  onChange: (minutes: number | null) => void;
}) {
  const [isOther, setIsOther] = useState(value !== null && !isQuick(value));
  const choose = (minutes: number | null) => {
    setIsOther(false);
    onChange(minutes);
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5" aria-label={label}>
      <span className="me-0.5 text-14 text-ink-2" aria-hidden>
        {t('steps.minutes')}
      </span>
      {QUICK_MINUTES.map((minutes) => (
        <ChoiceChip
          key={minutes}
          plain
          className="min-w-11 justify-center tabular-nums"
          chosen={!isOther && value === minutes}
          aria-label={formatMinutes(minutes)}
          onClick={() => choose(minutes)}
        >
          {minutes}
        </ChoiceChip>
      ))}
      <ChoiceChip
        plain
        chosen={isOther}
        onClick={() => {
          setIsOther(true);
          onChange(value ?? 4);
        }}
      >
        {t('steps.otherMinutes')}
      </ChoiceChip>
      <ChoiceChip plain chosen={!isOther && value === null} onClick={() => choose(null)}>
        {t('steps.noTimer')}
      </ChoiceChip>
      {isOther && (
        <CountStepper label={t('steps.minutes')} min={1} max={max} value={value ?? 1} onChange={onChange} />
      )}
    </fieldset>
  );
}

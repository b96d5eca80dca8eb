import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { LIMITS, PERIODS } from '@shared/constants';
import type { RewardLimit } from '@shared/rules/reward-limit';
import { ChipRow } from '@/components/ui/chip-line';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FieldError } from '@/components/ui/field';
import { timesWords } from '@/features/manage/schedule-words';
import { TimesPer } from '@/features/manage/times-per';
import { t } from '@/lib/i18n/messages';

const FIRST_OTHER: RewardLimit = { times: 2, per: 'week' };

/** 'Once a week per kid' */
export function limitWords(limit: RewardLimit | null): string {
  if (limit === null) return t('rewards.noLimit');
  return t('whoWhen.limitEach', { often: timesWords(limit.times, limit.per) });
}

export function LimitField({
  value,
  onChange,
  error,
}: {
  value: RewardLimit | null;
  onChange: (limit: RewardLimit | null) => void;
  error?: string | undefined;
}) {
  const isOther = value !== null && value.times > 1;
  const [open, setOpen] = useState(isOther);
  const moreId = useId();
  const choose = (limit: RewardLimit | null) => {
    setOpen(false);
    onChange(limit);
  };
  return (
    <div className="field grid min-w-0 gap-1.5" data-invalid={error ? true : undefined}>
      <ChipRow aria-label={t('whoWhen.limit')}>
        <ChoiceChip chosen={value === null} onClick={() => choose(null)}>
          {t('whoWhen.anytime')}
        </ChoiceChip>
        {PERIODS.map((per) => (
          <ChoiceChip
            key={per}
            chosen={value?.times === 1 && value.per === per}
            onClick={() => choose({ times: 1, per })}
          >
            {timesWords(1, per)}
          </ChoiceChip>
        ))}
        <ChoiceChip
          chosen={isOther}
          aria-expanded={open}
          aria-controls={open ? moreId : undefined}
          onClick={() => {
            if (!open && value === null) onChange(FIRST_OTHER);
            setOpen(!open);
          }}
        >
          <SlidersHorizontal />
          {t('whoWhen.more')}
        </ChoiceChip>
      </ChipRow>
      {open && (
        <div id={moreId} className="mt-1 animate-fade rounded-lg p-3 inset-ring-2 inset-ring-line mini:p-3.5">
          <TimesPer value={value ?? FIRST_OTHER} max={LIMITS.rewardTimes} onChange={onChange} />
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

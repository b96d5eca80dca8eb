import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { PARTS_OF_DAY } from '@shared/constants';
import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import type { Schedule } from '@shared/rules/schedule';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { ChipLine, ChipRow } from '@/components/ui/chip-line';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { ALL_DAYS, sameDays, scheduleWords, WEEKDAYS, WEEKENDS } from '@/features/manage/schedule-words';
import { t } from '@/lib/i18n/messages';
import type { ChoreDraft } from './chore-draft';
import { WhenMore } from './when-more';

const QUICK = ['anytime', 'daily', 'weekdays', 'weekends', 'weekly'] as const;
type Quick = (typeof QUICK)[number];

function quickOf(schedule: Schedule): Quick | null {
  if (schedule.kind === 'anytime') return 'anytime';
  if (schedule.kind !== 'days') return null;
  if (schedule.days.length === 1) return 'weekly';
  if (sameDays(schedule.days, ALL_DAYS)) return 'daily';
  if (sameDays(schedule.days, WEEKDAYS)) return 'weekdays';
  return sameDays(schedule.days, WEEKENDS) ? 'weekends' : null;
}

function scheduleOf(quick: Quick, today: CalendarDate): Schedule {
  switch (quick) {
    case 'daily':
      return { kind: 'days', days: [...ALL_DAYS] };
    case 'weekdays':
      return { kind: 'days', days: [...WEEKDAYS] };
    case 'weekends':
      return { kind: 'days', days: [...WEEKENDS] };
    case 'weekly':
      return { kind: 'days', days: [weekdayOf(today)] };
    case 'anytime':
      break;
  }
  return { kind: 'anytime' };
}

export function WhenField({
  draft: { schedule, partOfDay },
  today,
  weekStart,
  onChange,
  error,
}: {
  draft: ChoreDraft;
  today: CalendarDate;
  weekStart: number;
  onChange: (change: Partial<ChoreDraft>) => void;
  error?: string | undefined;
}) {
  const quick = quickOf(schedule);
  const [open, setOpen] = useState(quick === null);
  const moreId = useId();
  return (
    <ChipLine
      label={t('whoWhen.when')}
      words={wordsOf(schedule, partOfDay, weekStart)}
      error={error}
      chips={
        <>
          {QUICK.map((value) => (
            <ChoiceChip
              key={value}
              chosen={value === quick}
              onClick={() => {
                setOpen(false);
                if (value !== quick) onChange({ schedule: scheduleOf(value, today) });
              }}
            >
              {t(`whoWhen.${value}`)}
            </ChoiceChip>
          ))}
          <ChoiceChip
            chosen={quick === null}
            aria-expanded={open}
            aria-controls={open ? moreId : undefined}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal />
            {t('whoWhen.more')}
          </ChoiceChip>
        </>
      }
    >
      {open && (
        <WhenMore
          id={moreId}
          schedule={schedule}
          today={today}
          weekStart={weekStart}
          onChange={(next) => onChange({ schedule: next })}
        />
      )}
      {(schedule.kind !== 'anytime' || partOfDay !== null) && (
        <ChipRow className="mt-1 animate-fade" aria-label={t('whoWhen.partOfDay')}>
          {PARTS_OF_DAY.map((part) => (
            <ChoiceChip
              key={part}
              chosen={part === partOfDay}
              className="ps-2"
              onClick={() => onChange({ partOfDay: part === partOfDay ? null : part })}
            >
              <PartOfDayArt part={part} size={24} />
              {t(`whoWhen.${part}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      )}
    </ChipLine>
  );
}

function wordsOf(schedule: Schedule, partOfDay: ChoreDraft['partOfDay'], weekStart: number): string {
  if (schedule.kind === 'anytime' && partOfDay === null) return t('whoWhen.likeOften');
  if (schedule.kind === 'days' && schedule.days.length === 0) return t('whoWhen.noDaysYet');
  return scheduleWords(schedule, partOfDay, weekStart);
}

import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { LIMITS } from '@shared/constants';
import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import type { Schedule } from '@shared/rules/schedule';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Input } from '@/components/ui/input';
import { RichText } from '@/components/ui/rich-text';
import { Segmented } from '@/components/ui/segmented';
import { ALL_DAYS, weekFrom } from '@/features/manage/schedule-words';
import { TimesPer, CountStepper } from '@/features/manage/times-per';
import { formatWeekday, weekdayLabel } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

type Kind = Exclude<Schedule['kind'], 'anytime'>;
type Of<Name extends Kind> = Extract<Schedule, { kind: Name }>;

const KINDS = [
  ['days', 'whoWhen.onDays'],
  ['times', 'whoWhen.times'],
  ['every', 'whoWhen.every'],
  ['once', 'whoWhen.once'],
] as const;

function begin(kind: Kind, today: CalendarDate): Schedule {
  switch (kind) {
    case 'times':
      return { kind, times: 3, per: 'week' };
    case 'every':
      return { kind, days: 2, from: today };
    case 'once':
      return { kind, on: null };
    case 'days':
      break;
  }
  return { kind: 'days', days: [weekdayOf(today)] };
}

export function WhenMore({
  id,
  schedule,
  today,
  weekStart,
  onChange,
}: {
  id: string;
  schedule: Schedule;
  today: CalendarDate;
  weekStart: number;
  onChange: (schedule: Schedule) => void;
}) {
  return (
    <div
      id={id}
      className="mt-1 grid animate-fade gap-3.5 rounded-lg p-3 inset-ring-2 inset-ring-line mini:p-3.5"
    >
      <Segmented<Schedule['kind']>
        label={t('whoWhen.kind')}
        className="flex"
        value={schedule.kind}
        onChange={(kind) => kind !== 'anytime' && onChange(begin(kind, today))}
        options={KINDS.map(([value, label]) => ({ value, label: t(label) }))}
      />
      {schedule.kind === 'days' && (
        <Weekdays
          days={schedule.days}
          weekStart={weekStart}
          onChange={(days) => onChange({ kind: 'days', days })}
        />
      )}
      {schedule.kind === 'times' && (
        <TimesPer
          value={schedule}
          max={LIMITS.choreTimes}
          onChange={(limit) => onChange({ kind: 'times', ...limit })}
        />
      )}
      {schedule.kind === 'every' && <Every schedule={schedule} today={today} onChange={onChange} />}
      {schedule.kind === 'once' && <Once schedule={schedule} today={today} onChange={onChange} />}
    </div>
  );
}

export function Weekdays({
  days,
  weekStart,
  onChange,
}: {
  days: readonly number[];
  weekStart: number;
  onChange: (days: number[]) => void;
}) {
  return (
    <fieldset aria-label={t('whoWhen.onDays')} className="grid min-w-0 grid-cols-7 gap-1 mini:gap-1.5">
      {weekFrom(weekStart).map((day) => {
        const chosen = days.includes(day);
        const next = ALL_DAYS.filter((other) => (other === day ? !chosen : days.includes(other)));
        return (
          <DayButton key={day} label={formatWeekday(day)} chosen={chosen} onClick={() => onChange(next)}>
            {weekdayLabel(day)}
          </DayButton>
        );
      })}
    </fieldset>
  );
}

function Every({
  schedule: { days, from },
  today,
  onChange,
}: {
  schedule: Of<'every'>;
  today: CalendarDate;
  onChange: (schedule: Schedule) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <RichText
        id="whoWhen.everyDays"
        parts={[
          <CountStepper
            key="0"
            label={t('whoWhen.daysBetween')}
            min={LIMITS.everyDaysMin}
            max={LIMITS.everyDays}
            value={days}
            onChange={(next) => onChange({ kind: 'every', days: next, from })}
          />,
          <Input
            key="1"
            type="date"
            className="w-auto!"
            aria-label={t('whoWhen.firstDay')}
            value={from}
            onChange={(event) => onChange({ kind: 'every', days, from: event.target.value || today })}
          />,
        ]}
      />
    </div>
  );
}

function Once({
  schedule: { on },
  today,
  onChange,
}: {
  schedule: Of<'once'>;
  today: CalendarDate;
  onChange: (schedule: Schedule) => void;
}) {
  const id = useId();
  const choices = [
    [null, t('whoWhen.whenever')],
    [today, t('whoWhen.today')],
    [addDays(today, 1), t('whoWhen.tomorrow')],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {choices.map(([day, label]) => (
        <ChoiceChip key={label} chosen={day === on} onClick={() => onChange({ kind: 'once', on: day })}>
          {label}
        </ChoiceChip>
      ))}
      <span className="flex items-center gap-2 text-14">
        <label htmlFor={id}>{t('whoWhen.onDay')}</label>
        <Input
          id={id}
          type="date"
          className="w-auto!"
          min={today}
          value={on ?? ''}
          onChange={(event) => onChange({ kind: 'once', on: event.target.value || null })}
        />
      </span>
    </div>
  );
}

function DayButton({
  label,
  chosen,
  onClick,
  children,
}: {
  label: string;
  chosen: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={chosen}
      className={clsx(
        'grid min-h-12 content-center justify-items-center gap-0.5 rounded-md font-display text-14 leading-none font-semibold transition-colors duration-(--dur-ui)',
        chosen ? 'bg-lagoon text-on-lagoon' : 'bg-sunken text-ink-2 hover:text-ink',
      )}
      onClick={onClick}
    >
      {children}
      {chosen && <Check size={13} className="stroke-[3.6]" />}
    </button>
  );
}

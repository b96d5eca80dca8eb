import { useState } from 'react';
import { pauseKidRequest } from '@shared/contracts/kids';
import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { Avatar, type Face } from '@/components/ui/avatar';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { toastFailure } from '@/components/ui/use-toast';
import { formatShortDay, formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { usePause, type Paused } from './pause-notice';

const EVERYONE = 'everyone';

const nextSunday = (today: CalendarDate) => addDays(today, 7 - weekdayOf(today));

interface Draft {
  from: CalendarDate;
  /** The last day. Empty for a pause without an end. */
  until: CalendarDate;
}

function usualPauses(today: CalendarDate): (Draft & { label: string })[] {
  const sunday = nextSunday(today);
  const isSunday = weekdayOf(today) === 0;
  const monday = addDays(isSunday ? today : sunday, 1);
  return [
    { label: t('kids.pauseToday'), from: today, until: today },
    {
      label: t('kids.pauseThrough', { day: isSunday ? formatShortDay(sunday) : formatWeekday(0) }),
      from: today,
      until: sunday,
    },
    { label: t('kids.pauseNextWeek'), from: monday, until: addDays(monday, 6) },
    { label: t('kids.pauseOpen'), from: today, until: '' },
  ];
}

const DAY_MS = 86_400_000;

function lengthOf({ from, until }: Draft): number | null {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 ? days : null;
}

/** '6 days, Sunday included. Chores start again on Monday.' */
function pauseText(draft: Draft, days: number | null): string | null {
  if (days === null) return draft.until === '' ? t('kids.pauseOpenText') : null;
  const nameOf = (date: CalendarDate) => (days > 7 ? formatShortDay(date) : formatWeekday(weekdayOf(date)));
  return t('kids.pauseLength', {
    days,
    last: nameOf(draft.until),
    next: nameOf(addDays(draft.until, 1)),
  });
}

/** Pauses by default through the next Sunday; on a Sunday, seven days later. */
export function PauseDialog({
  who,
  kids,
  today,
  onClose,
}: {
  who: Paused;
  kids?: readonly (Face & { id: string })[];
  today: CalendarDate;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState(who === 'family' ? EVERYONE : who.id);
  const [first] = useState({ from: today, until: nextSunday(today) });
  const [draft, setDraft] = useState<Draft>(first);
  const days = lengthOf(draft);
  const { errors, found, check, fail, clear } = useZodForm(pauseKidRequest);
  const { pause, pending } = usePause();
  const paused: Paused =
    kids === undefined ? who : (kids.find(({ id }) => id === chosen) ?? ('family' as const));

  const submit = () => {
    const body = check({ from: draft.from, until: draft.until || null });
    if (!body) return;
    pause(paused, body)
      .then(onClose)
      .catch((error: unknown) => {
        fail(error);
        toastFailure(t('kids.pauseFailed'), error);
      });
  };
  const date = (field: 'from' | 'until', label: string) => (
    <Field label={label} error={errors[field]} required={field === 'from'}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={field}
          min={field === 'until' ? draft.from : undefined}
          value={draft[field]}
          onChange={({ target }) => {
            setDraft({ ...draft, [field]: target.value });
            clear(field);
          }}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={kids || who === 'family' ? t('kids.pauseTitle') : t('kids.pauseOf', { name: who.name })}
      description={t('kids.pauseText')}
      width={480}
      sheet
      dirty={draft.from !== first.from || draft.until !== first.until}
      saving={pending}
      submitLabel={days === null ? t('kids.pause') : t('kids.pauseFor', { days })}
      savingLabel={t('kids.pausing')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
    >
      {kids && kids.length > 1 && (
        <div className="grid gap-1.5">
          <p className="label" aria-hidden>
            {t('kids.pauseWho')}
          </p>
          <Segmented
            label={t('kids.pauseWho')}
            className="flex-wrap"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: EVERYONE, label: t('kids.pauseEveryone') },
              ...kids.map(({ id, name, avatarColor, friend }) => ({
                value: id,
                label: (
                  <>
                    <Avatar kid={{ name, avatarColor, friend }} size={24} />
                    <bdi className="max-w-40 truncate">{name}</bdi>
                  </>
                ),
              })),
            ]}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {usualPauses(today).map(({ label, from, until }) => (
          <ChoiceChip
            key={label}
            className="px-3.5!"
            chosen={draft.from === from && draft.until === until}
            onClick={() => {
              setDraft({ from, until });
              clear('from');
              clear('until');
            }}
          >
            {label}
          </ChoiceChip>
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(152px,1fr))] gap-x-2.5 gap-y-4">
        {date('from', t('kids.pauseFrom'))}
        {date('until', t('kids.pauseUntil'))}
      </div>
      <output className="min-h-[1.35em] text-14 leading-[1.35] text-ink-2">{pauseText(draft, days)}</output>
    </FormDialog>
  );
}

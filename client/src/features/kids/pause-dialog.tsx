import { useState } from 'react';
import { pauseKidRequest } from '@shared/contracts/kids';
import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { toastFailure } from '@/components/ui/toast-failure';
import { t } from '@/lib/messages';
import { useZodForm } from '@/lib/use-zod-form';
import { usePause, type Paused } from './use-pause';

const EVERYONE = 'everyone';

/** The Sunday after `today`. */
const nextSunday = (today: CalendarDate) => addDays(today, 7 - weekdayOf(today));

/** Pauses a kid or the whole family, by default through the next Sunday; on a Sunday, seven days later. */
export function PauseDialog({
  who,
  kids,
  today,
  onClose,
}: {
  who: Paused;
  /** The kids to choose from. Without them, the pause is for `who`. */
  kids?: readonly (Face & { id: string })[];
  today: CalendarDate;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState(who === 'family' ? EVERYONE : who.id);
  const [first] = useState({ from: today, until: nextSunday(today) });
  const [draft, setDraft] = useState(first);
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
  const date = (field: 'from' | 'until', label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[field]} required={field === 'from'}>
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
      dirty={draft.from !== first.from || draft.until !== first.until}
      saving={pending}
      submitLabel={t('kids.pause')}
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
      <div className="grid gap-4 sm:grid-cols-2">
        {date('from', t('kids.pauseFrom'))}
        {date('until', t('kids.pauseUntil'), t('kids.pauseUntilHint'))}
      </div>
    </FormDialog>
  );
}

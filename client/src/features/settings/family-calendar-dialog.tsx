import { useState } from 'react';
import { CALENDAR_COLORS, type CalendarColor } from '@shared/calendar-constants';
import { LIMITS } from '@shared/constants';
import { calendarRequest, updateCalendarRequest, type FamilyCalendar } from '@shared/contracts/boards';
import { Avatar } from '@/components/ui/avatar';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { ChipRow } from '@/components/ui/chip-line';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { SwitchRow } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/use-toast';
import { useKids } from '@/features/kids/kids.api';
import { errorsOfResponse } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAddCalendar, useChangeCalendar } from './boards.api';

/** Adds a calendar, or changes `calendar`. Its address is never shown again, only replaced. */
export function CalendarDialog({ calendar, onClose }: { calendar?: FamilyCalendar; onClose: () => void }) {
  const add = useAddCalendar();
  const change = useChangeCalendar(calendar?.id ?? '');
  const form = useZodForm(calendar ? updateCalendarRequest : calendarRequest);
  const kids = useKids().data ?? [];
  const [draft, setDraft] = useState({
    name: calendar?.name ?? '',
    url: '',
    color: calendar?.color ?? 'green',
    kidId: calendar?.kidId ?? null,
    showTitles: calendar?.showTitles ?? true,
  });
  const set = (changes: Partial<typeof draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    for (const field of Object.keys(changes)) form.clear(field);
  };
  const submit = () => {
    const { url, ...others } = draft;
    const isKept = calendar !== undefined && url.trim() === '';
    const values = isKept ? others : draft;
    if (!form.check(values)) return;
    const onError = (error: unknown) => {
      form.fail(error);
      if (Object.keys(errorsOfResponse(error)).length === 0)
        toastFailure(t('boardCalendars.notSaved'), error);
    };
    if (calendar) change.mutate(values, { onSuccess: onClose, onError });
    else add.mutate(draft, { onSuccess: onClose, onError });
  };
  return (
    <FormDialog
      title={t(calendar ? 'boardCalendars.changeTitle' : 'boardCalendars.add')}
      width={600}
      dirty={draft.name !== (calendar?.name ?? '') || draft.url !== ''}
      saving={add.isPending || change.isPending}
      submitLabel={t(calendar ? 'boardCalendars.save' : 'boardCalendars.add')}
      savingLabel={t('ui.saving')}
      errors={form.found}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('boardCalendars.name')} error={form.errors['name']} required>
        {(control) => (
          <Input
            {...control}
            name="calendar-name"
            autoComplete="off"
            maxLength={LIMITS.calendarName}
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label={t(calendar ? 'boardCalendars.newAddress' : 'boardCalendars.address')}
        hint={
          calendar
            ? t('boardCalendars.keptAddress', { host: calendar.host ?? '' })
            : t('boardCalendars.addressHint')
        }
        error={form.errors['url']}
        required={!calendar}
        optional={calendar !== undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            name="calendar-address"
            dir="ltr"
            autoComplete="off"
            maxLength={LIMITS.url}
            value={draft.url}
            onChange={({ target }) => set({ url: target.value })}
          />
        )}
      </Field>
      {kids.length > 0 && (
        <div className="grid gap-1.5">
          <p className="label">{t('boardCalendars.whose')}</p>
          <ChipRow aria-label={t('boardCalendars.whose')}>
            <ChoiceChip chosen={draft.kidId === null} onClick={() => set({ kidId: null })}>
              {t('whoWhen.everyone')}
            </ChoiceChip>
            {kids.map((kid) => (
              <ChoiceChip
                key={kid.id}
                chosen={draft.kidId === kid.id}
                className="max-w-full ps-1.5"
                onClick={() => set({ kidId: kid.id })}
              >
                <Avatar kid={kid} size={30} />
                <bdi className="max-w-44 truncate">{kid.name}</bdi>
              </ChoiceChip>
            ))}
          </ChipRow>
        </div>
      )}
      {draft.kidId === null && (
        <div className="grid gap-1.5">
          <p className="label">{t('boardCalendars.color')}</p>
          <ChipRow aria-label={t('boardCalendars.color')}>
            {CALENDAR_COLORS.map((color) => (
              <ChoiceChip key={color} chosen={draft.color === color} onClick={() => set({ color })}>
                <CalendarDot color={color} />
                {t(`boardCalendars.color.${color}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </div>
      )}
      <SwitchRow
        label={t('boardCalendars.showTitles')}
        hint={t('boardCalendars.showTitlesHint')}
        checked={draft.showTitles}
        onChange={(showTitles) => set({ showTitles })}
      />
    </FormDialog>
  );
}

const COLORS: Record<CalendarColor, string> = {
  green: 'bg-event-green',
  blue: 'bg-event-blue',
  red: 'bg-event-red',
  orange: 'bg-event-orange',
  purple: 'bg-event-purple',
  teal: 'bg-event-teal',
};

export const CalendarDot = ({ color }: { color: CalendarColor }) => (
  <span className={`size-4.5 flex-none rounded-full ${COLORS[color]}`} aria-hidden />
);

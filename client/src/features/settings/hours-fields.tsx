import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/messages';

interface Hours {
  from: string;
  until: string;
}

/** Two times of day, saved on blur if they are complete and differ. */
export function HoursFields({ value, onSave }: { value: Hours; onSave: (hours: Hours) => void }) {
  const [draft, setDraft] = useState(value);
  const isSame = draft.from === draft.until;
  const save = () => {
    const isComplete = draft.from !== '' && draft.until !== '' && !isSame;
    if (isComplete && (draft.from !== value.from || draft.until !== value.until)) onSave(draft);
  };
  const time = (name: keyof Hours) => ({
    type: 'time',
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      setDraft((now) => ({ ...now, [name]: event.target.value })),
    onBlur: save,
  });
  return (
    <div className="grid max-w-95 grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-2.5">
      <Field label={t('notifications.from')} error={isSame ? t('notifications.sameTime') : undefined}>
        {(control) => <Input {...control} {...time('from')} />}
      </Field>
      <Field label={t('notifications.until')}>{(control) => <Input {...control} {...time('until')} />}</Field>
    </div>
  );
}

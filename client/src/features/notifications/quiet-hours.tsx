import { useState } from 'react';
import type { PushSettings } from '@shared/contracts/push';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SwitchRow } from '@/components/ui/switch-row';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatClock } from './clock-time';
import { t } from '@/lib/messages';
import { useChangeQuiet } from './notifications.api';

const NIGHT = { from: '21:00', until: '06:30' };

/** Saved on blur. */
export function QuietHours({ quiet }: { quiet: PushSettings['quiet'] }) {
  const save = useChangeQuiet();
  const [draft, setDraft] = useState(quiet ?? NIGHT);
  const isOn = save.isPending ? save.variables !== null : quiet !== null;
  const isSame = draft.from === draft.until;
  const change = (hours: PushSettings['quiet']) =>
    void save
      .mutateAsync(hours)
      .catch((error: unknown) => toastFailure(t('notifications.saveFailed'), error));
  const saveDraft = () => {
    const isComplete = draft.from !== '' && draft.until !== '' && !isSame;
    if (isComplete && (draft.from !== quiet?.from || draft.until !== quiet.until)) change(draft);
  };
  const time = (name: 'from' | 'until') => ({
    type: 'time',
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      setDraft((now) => ({ ...now, [name]: event.target.value })),
    onBlur: saveDraft,
  });
  return (
    <div className="grid gap-3.5 rounded-lg bg-sunken p-4">
      <SwitchRow
        label={t('notifications.quiet')}
        hint={t('notifications.quietHint')}
        checked={isOn}
        onChange={(checked) => change(checked ? (quiet ?? NIGHT) : null)}
      />
      {isOn && (
        <>
          <div className="grid grid-cols-2 gap-2.5">
            <Field label={t('notifications.from')} error={isSame ? t('notifications.sameTime') : undefined}>
              {(control) => <Input {...control} {...time('from')} />}
            </Field>
            <Field label={t('notifications.until')}>
              {(control) => <Input {...control} {...time('until')} />}
            </Field>
          </div>
          {quiet && <p className="hint">{t('notifications.toldAt', { time: formatClock(quiet.until) })}</p>}
        </>
      )}
    </div>
  );
}

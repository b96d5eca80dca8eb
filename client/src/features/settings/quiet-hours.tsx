import { useId, useState } from 'react';
import type { PushSettings } from '@shared/contracts/push';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Switch } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatClock } from '@/features/notifications/clock-time';
import { useChangeQuiet } from '@/features/notifications/notifications.api';
import { t } from '@/lib/messages';
import { Setting } from './setting';

const NIGHT = { from: '21:00', until: '06:30' };

/** The switch is saved immediately, the times on blur. */
export function QuietHours({ quiet }: { quiet: PushSettings['quiet'] }) {
  const id = useId();
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
    <Setting
      id="quiet-hours"
      controlId={id}
      control={
        <Switch
          id={id}
          checked={isOn}
          onCheckedChange={(checked) => change(checked ? (quiet ?? NIGHT) : null)}
          aria-describedby={`${id}-hint`}
        />
      }
    >
      {isOn && (
        <div className="grid max-w-95 gap-2.5">
          <div className="grid grid-cols-2 gap-2.5">
            <Field label={t('notifications.from')} error={isSame ? t('notifications.sameTime') : undefined}>
              {(control) => <Input {...control} {...time('from')} />}
            </Field>
            <Field label={t('notifications.until')}>
              {(control) => <Input {...control} {...time('until')} />}
            </Field>
          </div>
          {quiet && <p className="hint">{t('notifications.toldAt', { time: formatClock(quiet.until) })}</p>}
        </div>
      )}
    </Setting>
  );
}

import { useId, useState } from 'react';
import type { PushSettings } from '@shared/contracts/push';
import { Switch } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatClock } from '@/features/notifications/clock-time';
import { useChangeQuiet } from '@/features/notifications/notifications.api';
import { t } from '@/lib/messages';
import { HoursFields } from './hours-fields';
import { Setting } from './setting';

const NIGHT = { from: '21:00', until: '06:30' };

/** The switch is saved immediately, the times on blur. */
export function QuietHours({ quiet }: { quiet: PushSettings['quiet'] }) {
  const id = useId();
  const save = useChangeQuiet();
  // Kept while switched off.
  const [last, setLast] = useState(quiet ?? NIGHT);
  const isOn = save.isPending ? save.variables !== null : quiet !== null;
  const change = (hours: PushSettings['quiet']) => {
    if (hours) setLast(hours);
    void save
      .mutateAsync(hours)
      .catch((error: unknown) => toastFailure(t('notifications.saveFailed'), error));
  };
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
          <HoursFields value={quiet ?? last} onSave={change} />
          {quiet && (
            <p className="hint">{t('notifications.summaryAt', { time: formatClock(quiet.until) })}</p>
          )}
        </div>
      )}
    </Setting>
  );
}

import type { PushDevice } from '@shared/contracts/push';
import type { User } from '@shared/contracts/users';
import { SwitchRow } from '@/components/ui/switch-row';
import { toastFailure } from '@/components/ui/toast-failure';
import { t } from '@/lib/messages';
import { useTurnOff, useTurnOn } from './notifications.api';
import { NotAllowedError, type PushSupport } from './this-browser';
import { wantsFor } from './wants';

export function ThisBrowser({
  user,
  device,
  support,
}: {
  user: User;
  device: PushDevice | undefined;
  support: PushSupport;
}) {
  const on = useTurnOn(user.id);
  const off = useTurnOff();
  if (support !== 'available') {
    const why = support === 'blocked' ? t('notifications.blocked') : t('notifications.unsupported');
    return <p className="rounded-md bg-sunken px-4 py-3 text-15 wrap-anywhere">{why}</p>;
  }
  const change = (checked: boolean) => {
    if (on.isPending || off.isPending) return;
    if (checked) {
      on.mutate(
        wantsFor(user).map(({ want }) => want),
        {
          onError: (error) => {
            const fallback =
              error instanceof NotAllowedError ? t('notifications.notAllowed') : t('notifications.noService');
            toastFailure(t('notifications.onFailed'), error, fallback);
          },
        },
      );
    } else if (device) {
      off.mutate(device, { onError: (error) => toastFailure(t('notifications.saveFailed'), error) });
    }
  };
  const isOn = on.isPending || (device !== undefined && !off.isPending);
  return (
    <SwitchRow
      label={t('notifications.here')}
      hint={t('notifications.hereHint')}
      checked={isOn}
      onChange={change}
    />
  );
}

import type { PushWant } from '@shared/constants';
import type { PushDevice } from '@shared/contracts/push';
import type { User } from '@shared/contracts/users';
import { toastFailure } from '@/components/ui/toast-failure';
import { t } from '@/lib/messages';
import { useChangeWants } from './notifications.api';
import { wantsFor } from './wants';

const nameOf = ({ current, device }: PushDevice): string =>
  current ? t('notifications.thisBrowser') : (device ?? t('notifications.otherBrowser'));

/** What each of the person's browsers is told of; this one first. */
export function DeviceTable({ user, devices }: { user: User; devices: readonly PushDevice[] }) {
  const save = useChangeWants(user.id);
  const ordered = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  const wantsOf = ({ id, wants }: PushDevice) =>
    save.isPending && save.variables.id === id ? save.variables.wants : wants;
  const toggle = (device: PushDevice, want: PushWant) => {
    const now = wantsOf(device);
    const wants = now.includes(want) ? now.filter((each) => each !== want) : [...now, want];
    void save
      .mutateAsync({ id: device.id, wants })
      .catch((error: unknown) => toastFailure(t('notifications.saveFailed'), error));
  };
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-15 font-semibold">
        <thead>
          <tr className="text-14 text-ink-2">
            <th scope="col" className="text-start font-semibold">
              {t('notifications.what')}
            </th>
            {ordered.map((device) => (
              <th key={device.id} scope="col" className="min-w-21 px-1.5 py-2">
                {nameOf(device)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wantsFor(user).map(({ want, labelId }) => (
            <tr key={want} className="border-t-2 border-line">
              <th scope="row" className="sticky start-0 min-w-32 bg-surface pe-2 text-start">
                {t(labelId)}
              </th>
              {ordered.map((device) => (
                <td key={device.id} className="text-center">
                  {/* The whole cell answers a finger. */}
                  <label className="inline-grid size-14 cursor-pointer place-items-center">
                    <input
                      type="checkbox"
                      className="size-7 accent-lagoon"
                      checked={wantsOf(device).includes(want)}
                      aria-label={t('notifications.whatWhere', { what: t(labelId), where: nameOf(device) })}
                      onChange={() => toggle(device, want)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

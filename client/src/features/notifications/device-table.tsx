import type { PushWant } from '@shared/constants';
import type { PushDevice } from '@shared/contracts/push';
import type { User } from '@shared/contracts/users';
import { toastFailure } from '@/components/ui/use-toast';
import { t, type MessageId } from '@/lib/i18n/messages';
import { useChangeWants } from './notifications.api';

const nameOf = ({ current, device }: PushDevice): string =>
  current ? t('notifications.thisBrowser') : (device ?? t('notifications.otherBrowser'));

export function DeviceTable({ user, devices }: { user: User; devices: readonly PushDevice[] }) {
  const save = useChangeWants(user.id);
  const ordered = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  /** Includes the change that is being saved. */
  const shown = (device: PushDevice) =>
    save.isPending && save.variables.id === device.id ? { ...device, ...save.variables } : device;
  const change = (device: PushDevice, changes: Partial<Pick<PushDevice, 'wants' | 'approves'>>) => {
    const { id, wants, approves } = shown(device);
    void save
      .mutateAsync({ id, wants, approves, ...changes })
      .catch((error: unknown) => toastFailure(t('notifications.saveFailed'), error));
  };
  const toggle = (device: PushDevice, want: PushWant) => {
    const now = shown(device).wants;
    change(device, {
      wants: now.includes(want) ? now.filter((each) => each !== want) : [...now, want],
    });
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
                  <Box
                    checked={shown(device).wants.includes(want)}
                    label={t('notifications.whatWhere', { what: t(labelId), where: nameOf(device) })}
                    onChange={() => toggle(device, want)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t-2 border-line">
            <th scope="row" className="sticky start-0 min-w-32 bg-surface pe-2 text-start">
              {t('notifications.approveButton')}
            </th>
            {ordered.map((device) => (
              <td key={device.id} className="text-center">
                <Box
                  checked={shown(device).approves}
                  label={t('notifications.whatWhere', {
                    what: t('notifications.approveButton'),
                    where: nameOf(device),
                  })}
                  onChange={() => change(device, { approves: !shown(device).approves })}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="hint mt-1.5">{t('notifications.approveHint')}</p>
    </div>
  );
}

function Box({ checked, label, onChange }: { checked: boolean; label: string; onChange: () => void }) {
  return (
    // The whole cell can be tapped.
    <label className="inline-grid size-14 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="size-7 accent-lagoon"
        checked={checked}
        aria-label={label}
        onChange={onChange}
      />
    </label>
  );
}

interface Want {
  want: PushWant;
  labelId: MessageId;
}

const WANTS: readonly Want[] = [
  { want: 'chores', labelId: 'notifications.chores' },
  { want: 'rewards', labelId: 'notifications.rewards' },
  { want: 'lockouts', labelId: 'notifications.lockouts' },
];

export const wantsFor = ({ familyRole }: User): readonly Want[] =>
  WANTS.filter(({ want }) => want !== 'rewards' || familyRole !== 'helper');

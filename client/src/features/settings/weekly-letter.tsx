import { Link } from 'wouter';
import type { User } from '@shared/contracts/users';
import { RichText } from '@/components/ui/rich-text';
import { SwitchRow } from '@/components/ui/switch-row';
import { toastFailure } from '@/components/ui/toast-failure';
import { useResetWays } from '@/features/passwords/passwords.api';
import { useFamily } from '@/lib/family-clock';
import { formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useUpdateAccount } from './settings.api';

/** Turns the user's weekly letter on and off. Hidden if the server sends no mail. */
export function WeeklyLetter({ user: { email, emailConfirmed, weeklyLetter } }: { user: User }) {
  const ways = useResetWays();
  const family = useFamily();
  const save = useUpdateAccount();
  if (ways.data?.byMail !== true || !family.data) return null;
  if (email === null || !emailConfirmed) {
    return (
      <div className="rounded-lg bg-sunken p-4">
        <p className="text-15 font-semibold">{t('letters.weekly')}</p>
        <p className="hint">
          <RichText
            id="letters.confirmFirst"
            parts={[<Link key="0" href={`${paths.parentTab('settings')}#you`} className="underline" />]}
          />
        </p>
      </div>
    );
  }
  return (
    <div className="rounded-lg bg-sunken p-4 text-start wrap-anywhere">
      <SwitchRow
        label={t('letters.weekly')}
        hint={t('letters.when', { day: formatWeekday(family.data.weekStart), email })}
        checked={save.isPending ? save.variables.weeklyLetter === true : weeklyLetter}
        onChange={(isOn) =>
          void save
            .mutateAsync({ weeklyLetter: isOn })
            .catch((error: unknown) => toastFailure(t('letters.saveFailed'), error))
        }
      />
    </div>
  );
}

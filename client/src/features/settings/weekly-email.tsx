import { useId } from 'react';
import { Link } from 'wouter';
import type { User } from '@shared/contracts/users';
import { RichText } from '@/components/ui/rich-text';
import { Switch } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/use-toast';
import { useFamily } from '@/lib/dates/family-clock';
import { formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { Setting } from './setting';
import { useUpdateAccount } from './settings.api';

export function WeeklyEmail({ user: { email, emailConfirmed, weeklyLetter } }: { user: User }) {
  const id = useId();
  const family = useFamily().data;
  const save = useUpdateAccount();
  if (!family) return null;
  if (email === null || !emailConfirmed) {
    const parts = [<Link key="0" href={paths.parentSettings('email')} className="underline" />];
    return <Setting id="weekly-email" text={<RichText id="letters.confirmFirst" parts={parts} />} />;
  }
  return (
    <Setting
      id="weekly-email"
      text={t('letters.when', { day: formatWeekday(family.weekStart), email })}
      controlId={id}
      control={
        <Switch
          id={id}
          checked={save.isPending ? save.variables.weeklyLetter === true : weeklyLetter}
          aria-describedby={`${id}-hint`}
          onCheckedChange={(isOn) =>
            void save
              .mutateAsync({ weeklyLetter: isOn })
              .catch((error: unknown) => toastFailure(t('letters.saveFailed'), error))
          }
        />
      }
    />
  );
}

import { CalendarX, Gift, KeyRound, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { SUSPENSION_DAYS } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { addDays } from '@shared/rules/calendar';
import { RichText } from '@/components/ui/rich-text';
import { toast } from '@/components/ui/use-toast';
import { useChores } from '@/features/chores/chores.api';
import { familyTitle } from '@/features/family/family-name';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { formatDay } from '@/lib/i18n/format';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { EndFamilyDialog } from './end-family-dialog';
import { useDeleteFamily, useSuspendFamily } from './settings.api';

/**
 * Lists the losses and asks for the password. The owner can restore the family for two weeks, unless they
 * delete it right away.
 */
export function DeleteFamilyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [, navigate] = useLocation();
  const { today } = useFamilyDays();
  const [isNow, setNow] = useState(false);
  const leave = (text: string) => {
    navigate(paths.landing, { replace: true });
    toast({ title: t('settings.deleted'), description: text, tone: 'ok' });
  };
  const suspend = useSuspendFamily(() =>
    leave(
      t(user.families.length > 1 ? 'settings.deletedElsewhere' : 'settings.deletedUntil', {
        days: SUSPENSION_DAYS,
      }),
    ),
  );
  const remove = useDeleteFamily(() => leave(t('settings.deletedText')));
  const losses = useLosses(user);
  return (
    <EndFamilyDialog
      title={t('settings.deleteTitle', { family: familyTitle(user) })}
      description={
        isNow ? (
          t('settings.deleteNowText')
        ) : (
          <RichText
            id="settings.deleteText"
            values={{ day: formatDay(addDays(today, SUSPENSION_DAYS)) }}
            parts={[<b key="0" className="font-semibold" />]}
          />
        )
      }
      confirmLabel={t('settings.delete')}
      cancelLabel={t('settings.keep')}
      savingLabel={t('settings.deleting')}
      end={isNow ? remove : suspend}
      failed={t('settings.deleteFailed')}
      onClose={onClose}
    >
      <ul className="mt-4 grid gap-2.5 rounded-md bg-sunken p-4 text-15">
        {losses.map(({ Glyph, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Glyph size={20} className="flex-none text-ink-2" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <a href="#download" className={link} onClick={onClose}>
          {t('settings.downloadFirst')}
        </a>
        <button type="button" className={link} onClick={() => setNow(!isNow)}>
          {isNow
            ? t('settings.deleteLater', { days: SUSPENSION_DAYS })
            : t('settings.deleteNow', { days: SUSPENSION_DAYS })}
        </button>
      </div>
    </EndFamilyDialog>
  );
}

const link = 'min-h-11 py-2.5 text-14 font-semibold text-lagoon-text underline underline-offset-3';

/** More names would be too long to read. */
const NAMED = 3;

function useLosses(user: User) {
  const kids = useKids().data;
  const chores = useChores().data;
  const rewards = useRewards().data;
  return [
    {
      Glyph: Users,
      text:
        kids && kids.length > 0
          ? t('settings.loseKids', {
              kids: formatNames(
                kids.map(({ name }) => name),
                NAMED,
              ),
              stars: kids.reduce((sum, kid) => sum + kid.totalStars, 0),
            })
          : t('settings.loseAllKids'),
    },
    {
      Glyph: Gift,
      text:
        chores && rewards
          ? t('settings.loseLists', { chores: chores.length, rewards: rewards.length })
          : t('settings.loseAllLists'),
    },
    { Glyph: CalendarX, text: t('settings.loseHistory') },
    {
      Glyph: KeyRound,
      text: user.familyCode ? t('settings.loseLogin', { code: user.familyCode }) : t('settings.loseAnyLogin'),
    },
  ];
}

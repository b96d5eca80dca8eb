import { CalendarX, Gift, KeyRound, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import type { User } from '@shared/contracts/users';
import { toast } from '@/components/ui/use-toast';
import { useChores } from '@/features/chores/chores.api';
import { familyTitle } from '@/features/family/family-name';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { formatNames } from '@/lib/format-names';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { EndFamilyDialog } from './end-family-dialog';
import { useDeleteFamily } from './settings.api';

/** Permanently deletes the family after listing the losses and asking for the password. */
export function DeleteFamilyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [, navigate] = useLocation();
  const remove = useDeleteFamily(() => {
    navigate(paths.landing, { replace: true });
    toast({ title: t('settings.deleted'), description: t('settings.deletedText'), tone: 'ok' });
  });
  const losses = useLosses(user);
  return (
    <EndFamilyDialog
      title={t('settings.deleteTitle', { family: familyTitle(user) })}
      description={t('settings.deleteText')}
      confirmLabel={t('settings.delete')}
      cancelLabel={t('settings.keep')}
      savingLabel={t('settings.deleting')}
      end={remove}
      failed={t('settings.deleteFailed')}
      onClose={onClose}
    >
      <ul className="mt-4 grid gap-2.5 rounded-md bg-sunken p-4 text-15">
        {losses.map(({ Glyph, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Glyph size={20} className="text-ink-2" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </EndFamilyDialog>
  );
}

/** More names would be too long to read. */
const NAMED = 3;

/** The losses with their numbers, as far as loaded. */
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

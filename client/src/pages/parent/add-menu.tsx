import { clsx } from 'clsx';
import { BrushCleaning, ChevronRight, Gift, MessageCircleHeart, Plus, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useRoute } from 'wouter';
import { StarIcon } from '@/components/art/star-icon';
import { ActionsMenu, type MenuAction } from '@/components/ui/actions-menu';
import { Dialog } from '@/components/ui/dialog';
import { useKids } from '@/features/kids/kids.api';
import { openStarsDialog, useStarsByHand } from '@/features/stars/stars-dialog-state';
import { t } from '@/lib/i18n/messages';
import { paths, routes } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';

interface Addition extends MenuAction {
  text: string;
  tone: string;
  picture: ReactNode;
}

function useAdditions(): Addition[] {
  const [, page] = useRoute(routes.parentKidPage);
  const [, navigate] = useLocation();
  const mayManage = useMayManage();
  const starsByHand = useStarsByHand();
  const kids = useKids().data ?? [];
  const kidId = kids.find(({ id }) => id === page?.id)?.id;
  const additions: (Addition & { isShown: boolean })[] = [
    {
      isShown: mayManage,
      label: t('chores.new'),
      text: t('parent.newChoreText'),
      Icon: BrushCleaning,
      keys: 'C',
      tone: 'text-ok',
      picture: <BrushCleaning />,
      onPress: () => navigate(paths.parentNew('chores', kidId)),
    },
    {
      isShown: mayManage,
      label: t('rewards.new'),
      text: t('parent.newRewardText'),
      Icon: Gift,
      tone: 'text-treat-text',
      picture: <Gift />,
      onPress: () => navigate(paths.parentNew('rewards', kidId)),
    },
    {
      isShown: starsByHand && kids.length > 0,
      label: t('parent.giveStars'),
      text: t('parent.giveStarsText'),
      Icon: Star,
      tone: '',
      picture: <StarIcon />,
      onPress: () => openStarsDialog({ kidId: kidId ?? null, mode: 'give' }),
    },
    {
      isShown: true,
      label: t('parent.sendMessage'),
      text: t('parent.sendMessageText'),
      Icon: MessageCircleHeart,
      tone: 'text-info',
      picture: <MessageCircleHeart />,
      onPress: () => navigate(kidId ? paths.parentMessage(kidId) : paths.parentTab('messages')),
    },
  ];
  return additions.filter(({ isShown }) => isShown);
}

export function AddSheet({ onClose }: { onClose: () => void }) {
  const additions = useAdditions();
  return (
    <Dialog open onOpenChange={onClose} title={t('parent.add')} sheet>
      <ul className="mt-4 grid gap-2">
        {additions.map(({ label, text, tone, picture, onPress }) => (
          <li key={label}>
            <button
              type="button"
              className="flex min-h-16 w-full items-center gap-3.5 rounded-lg bg-sunken py-2 ps-2 pe-3 text-start hover:inset-ring-2 hover:inset-ring-line focus-visible:-outline-offset-2"
              onClick={() => {
                onClose();
                onPress();
              }}
            >
              <span
                className={clsx(
                  'grid size-12 flex-none place-items-center rounded-md bg-surface *:size-6.5',
                  tone,
                )}
                aria-hidden
              >
                {picture}
              </span>
              <span className="min-w-0 flex-1">
                <b className="block font-display text-16 leading-tight font-semibold">{label}</b>
                <span className="block text-14 leading-snug text-ink-2">{text}</span>
              </span>
              <ChevronRight className="flex-none text-ink-3 rtl:-scale-x-100" size={22} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function NewMenu() {
  return (
    <ActionsMenu label={t('parent.new')} actions={useAdditions()}>
      <Plus />
      {t('parent.new')}
    </ActionsMenu>
  );
}

import { Gift, MessageCircleHeart, Pause, Plus, UserPlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChorePicture } from '@/components/art/chore-picture';
import { RewardPicture } from '@/components/art/reward-picture';
import { StarIcon } from '@/components/art/star-icon';
import { Avatar } from '@/components/ui/avatar';
import { useChores } from '@/features/chores/chores.api';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { openStarsDialog, useStarsByHand } from '@/features/stars/stars-dialog-state';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { TABS } from './tabs';

export interface Item {
  id: string;
  title: string;
  text?: string;
  /** The item's kind, shown where kinds are mixed. */
  kind?: string;
  picture: ReactNode;
  keys?: string;
  href?: string;
  run?: () => void;
}

export interface Group {
  id: string;
  title: string;
  items: readonly Item[];
}

export function Tile({ Glyph }: { Glyph: LucideIcon | typeof StarIcon }) {
  return (
    <span
      className="grid size-9 flex-none place-items-center rounded-sm bg-sunken text-ink-2 in-data-[selected=true]:bg-surface"
      aria-hidden
    >
      <Glyph size={19} />
    </span>
  );
}

/** Everything that the search finds, apart from settings. */
export function useItems() {
  const mayManage = useMayManage();
  const starsByHand = useStarsByHand();
  const kids = useKids().data ?? [];
  const chores = useChores().data ?? [];
  const rewards = useRewards().data ?? [];
  const listed = (tab: 'chores' | 'rewards', id: string) =>
    mayManage ? paths.parentForm(tab, 'edit', id) : paths.parentTab(tab);
  const things: Group[] = [
    {
      id: 'kids',
      title: t('parent.kids'),
      items: kids.map((kid) => ({
        id: kid.id,
        title: kid.name,
        kind: t('search.kid'),
        picture: <Avatar kid={kid} size={36} />,
        href: paths.parentKidPage(kid.id),
      })),
    },
    {
      id: 'chores',
      title: t('parent.chores'),
      items: chores.map((chore) => ({
        id: chore.id,
        title: chore.name,
        kind: t('search.chore'),
        picture: <ChorePicture chore={chore} size={36} />,
        href: listed('chores', chore.id),
      })),
    },
    {
      id: 'rewards',
      title: t('parent.rewards'),
      items: rewards.map((reward) => ({
        id: reward.id,
        title: reward.name,
        kind: t('search.reward'),
        picture: <RewardPicture reward={reward} size={36} />,
        href: listed('rewards', reward.id),
      })),
    },
  ];
  const newChore: Item = {
    id: 'new-chore',
    title: t('chores.new'),
    picture: <Tile Glyph={Plus} />,
    keys: 'C',
    href: paths.parentNew('chores'),
  };
  const give: Item = {
    id: 'give-stars',
    title: t('parent.giveStars'),
    picture: <Tile Glyph={StarIcon} />,
    keys: 'S',
    // The dialog closes first, and returns the focus.
    run: () => setTimeout(() => openStarsDialog({ kidId: null, mode: 'give' })),
  };
  const message: Item = {
    id: 'message',
    title: t('parent.sendMessage'),
    picture: <Tile Glyph={MessageCircleHeart} />,
    href: paths.parentTab('messages'),
  };
  const forManagers: Item[] = [
    {
      id: 'new-reward',
      title: t('rewards.new'),
      picture: <Tile Glyph={Gift} />,
      href: paths.parentNew('rewards'),
    },
    {
      id: 'pause',
      title: t('kids.pauseTitle'),
      picture: <Tile Glyph={Pause} />,
      href: paths.parentTab('plan'),
    },
    {
      id: 'invite',
      title: t('settings.row.invite'),
      picture: <Tile Glyph={UserPlus} />,
      href: paths.parentSettings('invite'),
    },
  ];
  const actions: Item[] = [
    ...(mayManage ? [newChore] : []),
    ...(starsByHand && kids.length > 0 ? [give] : []),
    message,
    ...(mayManage ? forManagers : []),
  ];
  const pages: Item[] = TABS.map(({ value, labelId, Glyph }) => ({
    id: `page-${value}`,
    title: t(labelId),
    picture: <Tile Glyph={Glyph} />,
    href: paths.parentTab(value),
  }));
  return { things, actions, pages };
}

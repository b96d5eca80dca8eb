import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { DoorOpen } from 'lucide-react';
import { freeStars } from '@shared/rules/availability';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { ThemeButton } from '@/components/ui/theme-button';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { BadgesPanel } from './badges-panel';
import { StarBook } from '@/features/star-book/star-book';
import type { PlaceProps } from '@/features/kid-frame/kid-places';
import { Loaded } from '@/features/kid-frame/loaded';
import { NightButton } from '@/features/kid-frame/night-button';
import { SoundButton } from '@/features/kid-frame/sound-button';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import { LevelPath } from './level-path';
import { loadable } from '@/features/kid-frame/use-kid-dashboard';
import { FriendPicker } from './friend-picker';
import { useArrangeNest, useChooseFriend } from './nest.api';
import { NestCard } from './nest-card';
import { NestRoom } from './nest-room';

const footKey =
  'flex min-h-14 items-center gap-2.5 rounded-full bg-surface ps-4.5 pe-6 font-display text-18 leading-none font-semibold shadow-tile [&_img]:size-7.5 [&_svg]:size-7.5';

function tellFailure(error: Error): void {
  if (isUnauthorized(error)) return;
  toast({
    title: t('nest.notSaved'),
    description: displayOf(error, t('kidDashboard.tryLater')),
    tone: 'pip-oops',
  });
}

/** What is the kid's own: the nest with all that was earned, who they are, their level, badges, stickers and the book of all stars. On phones, the good night, sound and the way out first. */
export function NestPlace({ data, kid, page, readOnly, stars, level, onLevelPanel, onExit }: PlaceProps) {
  const query = useQuery(kidNestQuery(kid.id));
  const nest = { ...loadable(query), data: query.data };
  const arrange = useArrangeNest(kid.id);
  const choose = useChooseFriend(kid);
  const saved = data.rewards.data?.rewards.find(({ id }) => id === kid.goal?.rewardId);
  return (
    <>
      <div className="mt-1 flex flex-wrap justify-center gap-3.5 md:hidden">
        {readOnly ? (
          <ThemeButton className={footKey} wordClass="" />
        ) : (
          <NightButton kidId={kid.id} className={footKey} />
        )}
        {onExit && (
          <>
            <SoundButton className={footKey} />
            <Button className="[--button-h:56px]" aria-haspopup="dialog" onClick={onExit}>
              <DoorOpen />
              {t('kidDashboard.exit')}
            </Button>
          </>
        )}
      </div>
      <div className={clsx('mt-3 grid gap-5', !readOnly && 'lg:grid-cols-[minmax(0,1fr)_300px]')}>
        <Loaded from={nest} skeleton={<Skeleton className="h-84 rounded-2xl" />}>
          {(shown) => (
            <NestRoom
              kid={kid}
              nest={shown}
              {...(!readOnly && {
                onArrange: (arrangement) => arrange.mutate(arrangement, { onError: tellFailure }),
              })}
            />
          )}
        </Loaded>
        {!readOnly && (
          <FriendPicker kid={kid} onChoose={(friend) => choose.mutate(friend, { onError: tellFailure })} />
        )}
      </div>
      <div ref={onLevelPanel}>
        <LevelPath
          kid={kid}
          {...level}
          goal={
            saved
              ? {
                  reward: saved,
                  free: freeStars({ totalStars: stars, heldStars: kid.heldStars }),
                  href: paths.kidTab(page, 'shop'),
                }
              : null
          }
        />
      </div>
      <NestCard
        name="badges"
        title={t('kidDashboard.badges')}
        busy={data.badges.data === undefined && !data.badges.failed}
      >
        <Loaded from={data.badges} skeleton={<Skeleton className="h-32 rounded-lg" />}>
          {({ badges, earned }) => <BadgesPanel badges={badges} earned={earned} lifetime={level.lifetime} />}
        </Loaded>
      </NestCard>
      {nest.data && (
        <NestCard name="stickers" title={t('nest.stickers')}>
          <LinkButton wide href={paths.kidTab(page, 'stickers')}>
            {t('stickers.open')}
          </LinkButton>
        </NestCard>
      )}
      <StarBook kidId={kid.id} />
    </>
  );
}

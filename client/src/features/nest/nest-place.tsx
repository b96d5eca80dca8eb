import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Nest } from '@shared/contracts/nest';
import type { NestThingId } from '@shared/rules/nest-things';
import { FriendArt } from '@/components/art/friend-art';
import toyBox from '@/components/art/nest/toy-box.svg';
import { RewardArt } from '@/components/art/reward-art';
import { StickerArt } from '@/components/art/sticker-art';
import { Avatar } from '@/components/ui/avatar';
import { ExtraPart } from '@/components/ui/part-boundary';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import { ThemeButton } from '@/components/ui/theme-button';
import { toast } from '@/components/ui/use-toast';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import type { PlaceProps } from '@/features/kid-frame/kid-places';
import { Loaded } from '@/features/kid-frame/loaded';
import { NightButton, SoundButton } from '@/features/kid-frame/frame-buttons';
import { showHeading } from '@/features/kid-frame/show-heading';
import { loadable } from '@/features/kid-frame/use-kid-dashboard';
import { StarBook } from '@/features/star-book/star-book';
import { displayOf, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { keepThing, useUnsentNest, type ThingPlace } from '@/lib/storage/unsent-nest';
import { BadgesPanel } from './badges-panel';
import { useChooseFriend } from './nest.api';
import styles from './nest-place.module.css';

const NestRoom = lazy(() => import('./nest-room'));
const SmallPath = lazy(() => import('./small-path'));
const ToyBox = lazy(() => import('./toy-box'));
const FriendPicker = lazy(() => import('./friend-picker'));

const skyButton = 'grid size-14 place-items-center rounded-full bg-surface shadow-tile [&_svg]:size-7.5';

function tellFailure(error: Error): void {
  if (isUnauthorized(error)) return;
  toast({
    title: t('nest.notSaved'),
    description: displayOf(error, t('kidDashboard.tryLater')),
    tone: 'pip-oops',
  });
}

/** The items with the moves that are not sent yet. */
const withUnsent = (items: Nest['items'], moved: readonly ThingPlace[]): Nest['items'] =>
  items.map((item) => ({ ...item, ...moved.find(({ id }) => id === item.id) }));

/** The kid's nest: the room with its buttons, badges, and the star book. */
export function NestPlace({ data, kid, page, readOnly, lifetime, onExit }: PlaceProps) {
  const query = useQuery(kidNestQuery(kid.id));
  const { things } = useUnsentNest(kid.id);
  const nest = {
    ...loadable(query),
    data: query.data && { ...query.data, items: withUnsent(query.data.items, things) },
  };
  const choose = useChooseFriend(kid);
  const [open, setOpen] = useState<'toys' | 'me' | null>(null);
  const close = () => setOpen(null);
  const onPlace = (id: NestThingId, place: string | null) => keepThing(kid.id, { id, place });
  const newest = nest.data?.stickers.at(-1)?.id ?? 'sun';
  const skeleton = <Skeleton className="mt-3 aspect-900/560 rounded-2xl max-mini:aspect-560/680" />;
  return (
    <>
      <div className="relative isolate mt-1.5 px-1.25 max-tablet:px-0.5">
        <Loaded from={nest} skeleton={skeleton}>
          {(shown) => (
            <PanelPart loading={skeleton}>
              <NestRoom kid={kid} nest={shown} lifetime={lifetime} onPlace={readOnly ? undefined : onPlace} />
            </PanelPart>
          )}
        </Loaded>
        {/* The room is not mirrored. */}
        <div dir="ltr" className="absolute top-3 left-3 z-1000 flex gap-2 tablet:hidden">
          {readOnly ? (
            <ThemeButton className={skyButton} />
          ) : (
            <NightButton kidId={kid.id} iconOnly className={skyButton} />
          )}
          {onExit && (
            <>
              <SoundButton iconOnly className={skyButton} />
              <button
                type="button"
                className={skyButton}
                aria-label={t('kidDashboard.exit')}
                aria-haspopup="dialog"
                onClick={onExit}
              >
                <DoorOpen />
              </button>
            </>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        <Link
          href={paths.kidTab(page, 'path')}
          data-flight="level-progress"
          className={styles.path}
          aria-label={t('nest.path.title')}
        >
          <ExtraPart>
            <SmallPath kid={kid} lifetime={lifetime} className="w-full" />
          </ExtraPart>
        </Link>
        <Link href={paths.kidTab(page, 'stickers')}>
          <StickerArt name={newest} className={styles.picture} />
          {t('nest.stickers')}
        </Link>
        <button type="button" onClick={() => showHeading('nest', 'book')}>
          <RewardArt icon="book" className={styles.picture} />
          {t('starBook.short')}
        </button>
        {!readOnly && (
          <>
            <button
              type="button"
              data-toy-box
              className={styles.square}
              aria-haspopup="dialog"
              onClick={() => setOpen('toys')}
            >
              <img src={toyBox} alt="" className={styles.picture} draggable={false} />
              {t('nest.toyBox')}
            </button>
            <button
              type="button"
              className={styles.square}
              aria-haspopup="dialog"
              onClick={() => setOpen('me')}
            >
              {kid.friend ? (
                <FriendArt friend={kid.friend} className={styles.picture} />
              ) : (
                <Avatar kid={kid} size={46} />
              )}
              {t('nest.me')}
            </button>
          </>
        )}
      </div>
      <NestCard
        name="badges"
        title={t('kidDashboard.badges')}
        busy={data.badges.data === undefined && !data.badges.failed}
      >
        <Loaded from={data.badges} skeleton={<Skeleton className="h-32 rounded-lg" />}>
          {({ badges, earned }) => <BadgesPanel badges={badges} earned={earned} lifetime={lifetime} />}
        </Loaded>
      </NestCard>
      <StarBook kidId={kid.id} />
      <ExtraPart onError={close}>
        {open === 'toys' && nest.data && <ToyBox items={nest.data.items} onPlace={onPlace} onClose={close} />}
        {open === 'me' && (
          <FriendPicker
            kid={kid}
            onChoose={(friend) => choose.mutate(friend, { onError: tellFailure })}
            onClose={close}
          />
        )}
      </ExtraPart>
    </>
  );
}

function NestCard({
  name,
  title,
  busy,
  children,
}: {
  name: string;
  title: string;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className="mt-5.5 scroll-mt-24 rounded-2xl bg-surface px-3 pt-4 pb-5 shadow-tile"
      data-section={name}
      aria-label={title}
      aria-busy={busy || undefined}
    >
      <h2 tabIndex={-1} className="mb-3.5 text-center text-21 focus:shadow-none focus:outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

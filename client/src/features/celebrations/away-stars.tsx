import { clsx } from 'clsx';
import { ArrowRight, Check } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { freeStars } from '@shared/rules/availability';
import { ChoreEgg } from '@/components/art/chore-egg';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { play } from '@/lib/sounds';
import { spokenText } from '@/lib/spoken-text';
import { arcFrames, FLIGHT_SIZE, middleOf } from './arc';
import { QueueScreen, type CelebrationStep } from './celebration-screen';
import { starsOf, type StarNews } from './news-screens';

/** More cards are only counted. */
const MOST_CARDS = 6;
const MOST_STARS = 10;
const BEFORE_MS = 600;
const APART_MS = 60;
const FLIGHT_MS = 720;

/** 'While you were away': approved items as cards, whose stars fly into the balance. */
export function AwayStars({
  kid,
  news,
  gained,
  spent,
  step,
}: {
  kid: Kid;
  news: readonly StarNews[];
  /** All stars of the news. */
  gained: number;
  /** The cost of gifts that are shown later in the same queue. */
  spent: number;
  step: CelebrationStep;
}) {
  const count = Math.min(MOST_STARS, gained);
  const [landed, setLanded] = useState(() => (prefersReducedMotion() ? count : 0));
  const cards = news.slice(0, MOST_CARDS);
  const more = news.length - cards.length;
  const share = count === 0 ? 0 : Math.round((gained * landed) / count);
  const balance = freeStars(kid) + spent;
  const stars = Math.max(0, balance - gained) + Math.min(share, balance);
  return (
    <QueueScreen
      step={step}
      day
      backdrop={<Hill />}
      className="grid w-[min(960px,100%)] justify-items-center gap-5 pt-10"
      onPress={() => setLanded(count)}
    >
      <Dialog.Title className="font-display text-[length:clamp(var(--text-32),5.4vw,var(--text-52))] leading-[1.08] font-bold tracking-[-0.02em]">
        {t('news.away')}
      </Dialog.Title>
      <ul className="grid w-full grid-cols-1 justify-center gap-3.5 md:grid-cols-[repeat(auto-fit,minmax(15rem,19rem))]">
        {cards.map((item) => (
          <Card key={item.id} item={item} isLow={cards.length > 3} />
        ))}
      </ul>
      {more > 0 && <p className="font-display text-22 font-semibold">{t('news.more', { count: more })}</p>}
      <Dialog.Description asChild>
        <div className="relative mt-2 flex items-center gap-3">
          <span className="flex h-20 items-center gap-3 rounded-full bg-surface ps-5 pe-7 font-display text-52 leading-none font-bold tabular-nums shadow-tile max-md:h-16 max-md:text-40">
            <StarIcon data-pour size={52} className="max-md:size-10" />
            <span aria-hidden>{formatNumber(stars)}</span>
            <span className="sr-only">{t('kidDashboard.starsToSpend', { count: balance })}</span>
          </span>
          <Pip mood="cheer" className="absolute start-full ms-2 size-24 max-md:size-18" />
        </div>
      </Dialog.Description>
      <Button data-next variant="highlight" size="lg" className="min-w-72" onClick={step.onNext}>
        {t('news.wow')}
        <ArrowRight className="rtl:-scale-x-100" />
      </Button>
      {landed < count && (
        <Pour
          count={count}
          onLand={() => {
            play('star');
            setLanded((now) => Math.min(count, now + 1));
          }}
        />
      )}
    </QueueScreen>
  );
}

/** A chore or bonus: a tile, or a row if there are many or little room. */
function Card({ item, isLow }: { item: StarNews; isLow: boolean }) {
  const name = item.type === 'approved' ? item.data.choreName : item.data.reason;
  const by = item.data.by?.firstName;
  const who =
    item.type === 'approved'
      ? by
        ? t('news.saidYes', { name: by })
        : t('news.grownUpSaidYes')
      : by
        ? t('news.gave', { name: by })
        : t('news.gaveGrownUp');
  const note = item.type === 'approved' ? item.data.note : null;
  const plus = t('news.plus', { count: starsOf(item) });
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-xl bg-surface py-2.5 ps-3 pe-4 text-start shadow-tile',
        !isLow && 'md:flex md:flex-col md:gap-1.5 md:px-4 md:pt-4 md:pb-5 md:text-center',
      )}
    >
      {item.type === 'approved' ? (
        <ChoreEgg
          chore={{ name, iconName: item.data.iconName, imageUrl: item.data.imageUrl, category: 'general' }}
          look="hatched"
          size={isLow ? 68 : 112}
          className={clsx('row-span-2', !isLow && 'max-md:size-17!')}
        />
      ) : (
        <StarIcon size={64} className="row-span-2" />
      )}
      <bdi className="line-clamp-2 font-display text-20 leading-[1.15] font-semibold wrap-anywhere">
        {name}
      </bdi>
      <span
        data-pays
        className={clsx(
          'row-span-2 flex items-center gap-1.5 font-display text-28 leading-none font-bold max-md:col-start-3 max-md:row-start-1',
          isLow && 'col-start-3 row-start-1',
        )}
      >
        {plus}
        <StarIcon size={30} />
      </span>
      <span className="col-start-2 flex items-center gap-1.5 text-16 leading-[1.2] text-ink-2">
        <span className="grid size-5.5 flex-none place-items-center rounded-full bg-ok text-surface">
          <Check className="size-3.75" strokeWidth={3.6} aria-hidden />
        </span>
        <bdi>{note ?? who}</bdi>
      </span>
      <ReadAloud
        text={spokenText(name, t('kidDashboard.spokenStars', { count: starsOf(item) }), who, note)}
        of={name}
        className={clsx('absolute end-1 top-1 max-md:hidden', isLow && 'md:hidden')}
      />
    </li>
  );
}

/** Stars that fly from the cards to the balance. */
function Pour({ count, onLand }: { count: number; onLand: () => void }) {
  const layer = useRef<HTMLDivElement>(null);
  const land = useEffectEvent(onLand);
  useEffect(() => {
    const stars = layer.current ? Array.from(layer.current.children) : [];
    const from = Array.from(document.querySelectorAll('[data-celebration] [data-pays] svg'));
    const timers = stars.flatMap((star, nth) => {
      const leaves = BEFORE_MS + nth * APART_MS;
      const fly = () =>
        star.animate(
          arcFrames(middleOf(from[nth % from.length]), middleOf(document.querySelector('[data-pour]'))),
          { duration: FLIGHT_MS, easing: 'cubic-bezier(0.45, 0.1, 0.55, 1)', fill: 'both' },
        );
      return [setTimeout(fly, leaves), setTimeout(() => land(), leaves + FLIGHT_MS)];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={layer} className="pointer-events-none fixed inset-0" aria-hidden>
      {Array.from({ length: count }, (_, nth) => (
        <StarIcon key={nth} size={FLIGHT_SIZE} className="absolute top-0 left-0 opacity-0" />
      ))}
    </div>
  );
}

function Hill() {
  return (
    <svg
      viewBox="0 0 1024 300"
      preserveAspectRatio="none"
      className="fixed inset-x-0 bottom-0 h-[36%] w-full"
      aria-hidden
    >
      <path d="M-10 120Q260 40 560 96Q820 140 1034 60V310H-10Z" fill="var(--color-hill-1)" />
      <path d="M-10 190Q300 130 1034 190V310H-10Z" fill="var(--color-hill-2)" />
    </svg>
  );
}

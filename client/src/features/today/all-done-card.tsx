import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Sticker } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { NestIcon } from '@/components/art/nest-icon';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { StickerArt } from '@/components/art/sticker-art';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { play } from '@/lib/sounds';
import { showHeading } from '@/features/kid-frame/show-heading';
import { spokenText } from '@/lib/spoken-text';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import styles from './day-card.module.css';
import { useOpenSurprise, useStickerOf } from './use-surprise';

/** How long the egg cracks before it opens, in ms. */
const CRACK_MS = 480;

/** Shown when every place of today's nest is filled: the kid opens the day's egg and gets its sticker. */
export function AllDoneCard({
  kid,
  page,
  today,
  readOnly,
  hasMore,
}: {
  kid: Pick<Kid, 'id' | 'name'>;
  /** The page's path without its tab. */
  page: string;
  today: CalendarDate;
  readOnly: boolean;
  /** Whether there are more chores to do. */
  hasMore: boolean;
}) {
  const sticker = useStickerOf(kid.id, today);
  const surprise = useOpenSurprise(kid.id);
  const [cracking, setCracking] = useState(false);
  const opened = !cracking && sticker ? sticker : null;
  const card = useHeldFocus<HTMLElement>(opened ?? 'closed');
  useEffect(() => {
    if (!cracking || surprise.isPending) return undefined;
    const timer = setTimeout(() => setCracking(false), prefersReducedMotion() ? 0 : CRACK_MS);
    return () => clearTimeout(timer);
  }, [cracking, surprise.isPending]);
  const open = () => {
    setCracking(true);
    play('crack');
    surprise.mutate();
  };

  const title = t('kidDashboard.allDone', { name: kid.name });
  const text = opened
    ? t('kidDashboard.sticker', { sticker: t(`kidDashboard.stickers.${opened}`) })
    : t(readOnly ? 'kidDashboard.allDoneText' : 'kidDashboard.openEgg');
  return (
    <>
      <section
        ref={card}
        tabIndex={-1}
        className={clsx(
          'on-night relative mt-2.5 grid animate-fade justify-items-center gap-1.5 rounded-2xl px-6 pt-7 pb-7 text-center text-on-slab shadow-tile focus:outline-none focus-visible:outline-3 focus-visible:outline-focus max-md:rounded-xl max-md:pt-5 max-md:pb-6',
          styles.party,
        )}
        aria-label={title}
        aria-busy={cracking || undefined}
        data-surprise={opened ?? (cracking ? 'opening' : 'closed')}
      >
        {opened ? (
          <Hatched sticker={opened} fresh={surprise.isSuccess} />
        ) : (
          <ClosedEgg cracking={cracking} onOpen={readOnly || sticker === undefined ? undefined : open} />
        )}
        <h2 className="mt-2 text-36 font-bold wrap-anywhere max-md:text-28">{title}</h2>
        <p className="font-display text-20 leading-[1.2] font-semibold text-slab-gold" aria-live="polite">
          {text}
        </p>
        <ReadAloud text={spokenText(title, text)} of={title} className="absolute end-3 top-3" />
      </section>
      {(opened ?? hasMore) && (
        <div className="mt-3.5 grid gap-3.5 md:grid-flow-col [--button-h:64px]">
          {opened && (
            <LinkButton variant="highlight" wide href={paths.kidTab(page, 'nest')}>
              <NestIcon />
              {t('kidDashboard.toNest')}
            </LinkButton>
          )}
          {hasMore && (
            <Button wide onClick={() => showHeading('today', 'more')}>
              <StarIcon size={28} />
              {t('kidDashboard.moreStars')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function ClosedEgg({ cracking, onOpen }: { cracking: boolean; onOpen?: (() => void) | undefined }) {
  const egg = (
    <SurpriseEgg
      look="crack-2"
      className={clsx(
        'size-45 max-md:size-34',
        cracking
          ? 'animate-[shake_240ms_var(--ease-out)_infinite]'
          : 'origin-bottom animate-bob motion-reduce:animate-none',
      )}
    />
  );
  return (
    <div className="flex items-end">
      {onOpen ? (
        <button
          type="button"
          className="rounded-2xl p-2"
          aria-label={t('kidDashboard.openEggNamed')}
          disabled={cracking}
          onClick={onOpen}
        >
          {egg}
        </button>
      ) : (
        egg
      )}
      <Pip mood="look" className="-ms-3 size-28 max-md:size-22" />
    </div>
  );
}

/** Pip in the shell with the sticker. `fresh` if the egg was just opened. */
function Hatched({ sticker, fresh }: { sticker: Sticker; fresh: boolean }) {
  return (
    <div className="relative h-49 w-60 max-md:h-38 max-md:w-47">
      <Pip
        mood="cheer"
        className={clsx(
          'absolute inset-x-0 top-0 mx-auto w-42 max-md:w-33',
          fresh && 'origin-bottom animate-[pop_320ms_320ms_var(--ease-spring)_backwards]',
        )}
      />
      <SurpriseEgg look="shell" className="absolute inset-x-0 bottom-0 mx-auto h-auto w-44 max-md:w-34" />
      <StickerArt
        name={sticker}
        label={t(`kidDashboard.stickers.${sticker}`)}
        className={clsx(
          'absolute end-0 top-8 size-24 rotate-6 max-md:top-6 max-md:size-19',
          fresh && 'animate-[pop_320ms_640ms_var(--ease-spring)_backwards]',
        )}
      />
    </div>
  );
}

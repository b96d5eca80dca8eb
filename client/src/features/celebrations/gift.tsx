import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { GIFT_LOOKS, GiftArt } from '@/components/art/gift-art';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { Night, QueueScreen, type CelebrationStep } from './celebration-screen';
import { RewardParty, type GiftNews } from './parties';

/** The duration of a long press, in ms. */
const HOLD_MS = 1000;

export function Gift(props: { kid: Kid; gift: GiftNews; step: CelebrationStep }) {
  const [wrapped, setWrapped] = useState(props.gift.isMystery);
  return wrapped ? (
    <WrappedGift by={props.gift.by} step={props.step} onOpen={() => setWrapped(false)} />
  ) : (
    <RewardParty {...props} />
  );
}

/** A gift that opens after three taps or a long press, or one tap with reduced motion. */
function WrappedGift({
  by,
  step,
  onOpen,
}: {
  by: GiftNews['by'];
  step: CelebrationStep;
  onOpen: () => void;
}) {
  const [presses, setPresses] = useState(0);
  const hold = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(hold.current), []);
  const look = GIFT_LOOKS[presses] ?? 'closed';
  const name = by?.firstName;

  const press = () => {
    play('crack');
    if (presses + 1 >= GIFT_LOOKS.length || prefersReducedMotion()) onOpen();
    else setPresses(presses + 1);
  };
  const endHold = () => window.clearTimeout(hold.current);
  return (
    <QueueScreen step={step} backdrop={<Night />} className="grid justify-items-center gap-6 pt-9">
      <Dialog.Title className="font-display text-40 font-bold tracking-[-0.02em] text-white wrap-anywhere">
        {name ? t('news.giftFrom', { name }) : t('news.gift')}
      </Dialog.Title>
      <button
        type="button"
        className="touch-manipulation rounded-2xl p-2"
        aria-label={t('news.openGiftNamed', { step: presses + 1, of: GIFT_LOOKS.length })}
        data-next
        data-gift={look}
        onClick={press}
        onPointerDown={() => {
          endHold();
          hold.current = window.setTimeout(onOpen, HOLD_MS);
        }}
        onPointerUp={endHold}
        onPointerLeave={endHold}
        onPointerCancel={endHold}
        onContextMenu={(event) => event.preventDefault()}
      >
        <GiftArt
          key={look}
          look={look}
          className={clsx(
            'size-[min(360px,70vw,46vh)]',
            look === 'closed' && 'origin-bottom animate-bob motion-reduce:animate-none',
            look === 'shake' && 'animate-[shake_360ms_var(--ease-out)_3]',
            look === 'open' && 'animate-pop',
          )}
        />
      </button>
      <Dialog.Description className="font-display text-26 font-semibold text-slab-gold">
        {t('news.openGift')}
      </Dialog.Description>
      <span className="flex gap-5" aria-hidden>
        {GIFT_LOOKS.map((one, index) => (
          <span
            key={one}
            className={clsx(
              'grid size-19 place-items-center rounded-full',
              index > presses ? 'bg-party-rim' : 'bg-party-sky-2',
              index === presses && 'ring-5 ring-star',
            )}
          >
            <GiftArt
              look={one}
              className={clsx('size-12', index > presses && 'opacity-35 brightness-0 invert')}
            />
          </span>
        ))}
      </span>
    </QueueScreen>
  );
}

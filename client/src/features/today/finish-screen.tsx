import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { placesToDraw, isNestFull } from '@shared/rules/nest-places';
import { DayNest } from '@/components/art/day-nest';
import { LiveFriend, type LiveFriendHandle } from '@/components/art/live-friend';
import { NightMeadow } from '@/components/art/night-meadow';
import { Pip } from '@/components/art/pip';
import { StickerArt } from '@/components/art/sticker-art';
import { SurpriseEgg, surpriseEggs } from '@/components/art/surprise-egg';
import type { Face } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { coverToasts } from '@/components/ui/use-toast';
import { useBackCloses } from '@/lib/input/dialog-history';
import { locale } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { useSpoken } from '@/lib/sound/use-spoken';
import { Confetti, finishMotion } from '@/features/celebrations/celebration-screen';
import { copyAbove, fadeAway, firstEmptyPlace, flyTo, leaveSoftly } from '@/features/celebrations/egg-flight';
import { closeFinish, type Finish } from './finish';
import styles from './finish-screen.module.css';
import type { TodayPlaces } from './nest-chores';
import { useOpenSurprise, useStickerOf } from './use-surprise';

/** Times in ms after the landing. */
const RISES_MS = 700;
const READY_MS = 1500;
const CRACK_MS = 480;
const LEAVES_MS = 6000;
/** The drawing in the nest may need a frame to load. */
const LANDS_MS = 160;

type Step = 'flying' | 'landed' | 'risen' | 'ready';

export default function FinishScreen({
  kid,
  places,
  today,
  finish,
}: {
  kid: Face & { id: string };
  places: TodayPlaces;
  today: CalendarDate;
  finish: Finish;
}) {
  const laid = finish === 'open-egg' ? null : finish;
  const [step, setStep] = useState<Step>(laid && !prefersReducedMotion() ? 'flying' : 'ready');
  // The portal mounts its content after this component's first effects.
  const [screen, setScreen] = useState<HTMLDivElement | null>(null);
  const friend = useRef<LiveFriendHandle>(null);
  const isFull = isNestFull(places);
  const shown = laid ? withLast(places, laid.choreId, step !== 'flying') : places;

  const sticker = useStickerOf(kid.id, today);
  const surprise = useOpenSurprise(kid.id);
  const [cracking, setCracking] = useState(finish === 'open-egg');
  const opened = !cracking && sticker ? sticker : null;
  const isRisen = step === 'risen' || step === 'ready';
  const canOpen = step === 'ready' && isFull && sticker === null && !cracking;

  const crack = () => {
    play('crack');
    // The page behind shows the error.
    surprise.mutate(undefined, { onError: closeFinish });
  };
  const open = () => {
    if (!canOpen) return;
    setCracking(true);
    crack();
  };
  useEffect(() => {
    if (!cracking || !surprise.isSuccess) return undefined;
    const timer = setTimeout(() => setCracking(false), prefersReducedMotion() ? 0 : CRACK_MS);
    return () => clearTimeout(timer);
  }, [cracking, surprise.isSuccess]);

  // If the server has more chores, the day isn't finished.
  const isWrong = step === 'ready' && !isFull;
  useEffect(() => {
    if (!isWrong) return undefined;
    const leave = setTimeout(closeFinish, LEAVES_MS);
    return () => clearTimeout(leave);
  }, [isWrong]);

  const openNow = useEffectEvent(() => {
    if (finish === 'open-egg') crack();
  });
  const land = useEffectEvent(() => {
    play('lay');
    setStep((now) => (now === 'flying' ? 'landed' : now));
  });
  useEffect(() => openNow(), []);
  const isFlying = step === 'flying';
  useEffect(() => {
    if (!isFlying || !screen) return undefined;
    const place = firstEmptyPlace(screen);
    const egg = laid?.egg && place ? copyAbove(laid.egg) : null;
    // Skipping the flight rejects the promise.
    const flight = egg && place ? flyTo(egg, place) : Promise.resolve();
    flight.then(land, () => undefined);
    return () => {
      if (egg) fadeAway(egg, LANDS_MS);
    };
  }, [isFlying, screen, laid?.egg]);
  useEffect(() => {
    if (step !== 'landed') return undefined;
    const rise = setTimeout(() => setStep('risen'), RISES_MS);
    return () => clearTimeout(rise);
  }, [step]);
  useEffect(() => {
    if (step !== 'risen') return undefined;
    play('fanfare');
    const ready = setTimeout(() => setStep('ready'), READY_MS - RISES_MS);
    return () => clearTimeout(ready);
  }, [step]);
  useEffect(() => {
    if (!isFlying) friend.current?.act('jump');
  }, [isFlying]);
  useEffect(() => {
    if (!opened) return;
    play('star');
    friend.current?.act('jump');
  }, [opened]);
  const hasButton = opened !== null || canOpen;
  useEffect(() => {
    if (hasButton) screen?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [hasButton, screen]);
  useEffect(coverToasts, []);
  useLayoutEffect(() => () => leaveSoftly(screen?.parentElement ?? null), [screen]);

  const title = opened
    ? capitalized(t('kidDashboard.stickerForYou', { sticker: t(`kidDashboard.stickers.${opened}`) }))
    : t('kidDashboard.allDone', { name: kid.name });
  const spoken = opened ? title : t('kidDashboard.allDoneSpoken', { name: kid.name });
  useSpoken(opened || (isRisen && !cracking && laid) ? spoken : null);

  const returnFocus = useReturnFocus(true);
  useBackCloses(true, closeFinish);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && closeFinish()}>
      <Dialog.Portal>
        <Dialog.Overlay
          className={styles.screen}
          onPointerDown={({ currentTarget }) => {
            finishMotion(currentTarget);
            setStep('ready');
          }}
        >
          <Dialog.Content
            ref={setScreen}
            className="on-night absolute inset-0 text-on-slab focus:outline-none"
            style={{ '--sinks': places.length > ONE_ROW ? 0 : 0.133 }}
            data-finish={opened ? 'opened' : cracking ? 'opening' : step}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              screen?.focus();
            }}
            onCloseAutoFocus={(event) => {
              returnFocus(event);
              window.scrollTo(0, 0);
              document.querySelector<HTMLElement>('[data-surprise]')?.focus({ preventScroll: true });
            }}
          >
            <NightMeadow />
            <div className={styles.glow} />
            {opened && <Confetti />}
            <Dialog.Title
              className={clsx(styles.title, title.length > LONG && styles.long, !isRisen && 'invisible')}
            >
              <span className="wrap-anywhere" aria-live="polite">
                {title}
              </span>
              <ReadAloud key={spoken} text={spoken} of={title} large />
            </Dialog.Title>
            <button
              type="button"
              className={styles.nest}
              data-step={step}
              disabled={!canOpen}
              aria-label={t('kidDashboard.openEggNamed')}
              onClick={open}
            >
              <DayNest
                places={placesToDraw(shown)}
                behind={isRisen && <BigEgg cracking={cracking} opened={opened !== null} />}
              />
            </button>
            {opened && (
              <StickerArt
                name={opened}
                label={t(`kidDashboard.stickers.${opened}`)}
                className={styles.sticker}
              />
            )}
            <div className={clsx(styles.hero, styles.me)}>
              <LiveFriend ref={friend} kid={kid} happy={!isFlying} />
            </div>
            <Pip
              mood={isFlying ? 'look' : 'cheer'}
              className={clsx(styles.hero, styles.pip, !isFlying && styles.jump)}
            />
            {opened ? (
              <Button variant="highlight" className={styles.go} data-next onClick={closeFinish}>
                {t('news.yay')}
              </Button>
            ) : (
              (canOpen || cracking) && (
                <Button variant="highlight" className={styles.go} data-next onClick={open}>
                  <SurpriseEgg look="crack-2" className="size-13! squat:size-9!" />
                  {t('kidDashboard.openIt')}
                </Button>
              )
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const capitalized = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));

/** Behind one row of eggs, the day's egg is lower: by the row's height, as a share of the nest's width. */
const ONE_ROW = 4;

/** A longer title has a smaller font on phones. */
const LONG = 17;

function BigEgg({ cracking, opened }: { cracking: boolean; opened: boolean }) {
  return (
    <g className={styles.egg} data-cracking={cracking || undefined} data-opened={opened || undefined}>
      {opened && <image href={surpriseEggs.get('shell')} x="68.3" y="-46" width="163.3" height="98" />}
      <image
        href={surpriseEggs.get('crack-2')}
        x="52"
        y="-140"
        width="196"
        height="196"
        className={opened ? styles.top : undefined}
      />
    </g>
  );
}

/** The nest before or after the landing, whether the server has the egg already or not. */
function withLast(places: TodayPlaces, choreId: string, isLanded: boolean): TodayPlaces {
  const isFull = isNestFull(places);
  if (isLanded === isFull) return places;
  const last = places.findLastIndex(({ look, chore }) =>
    isFull ? chore?.chore.id === choreId : look === 'empty',
  );
  return places.map((place, index) =>
    index === last ? { ...place, look: isLanded ? 'waiting' : 'empty' } : place,
  );
}

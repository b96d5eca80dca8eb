import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { freeStars } from '@shared/rules/availability';
import type { Kid } from '@shared/contracts/kids';
import { LiveFriend, type LiveFriendHandle } from '@/components/art/live-friend';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import { Pip } from '@/components/art/pip';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/messages';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { play } from '@/lib/sounds';
import { isSpeaking } from '@/lib/speech';
import { spokenText } from '@/lib/spoken-text';
import { useSpoken } from '@/lib/use-spoken';
import { QueueScreen, type CelebrationStep } from './celebration-screen';
import type { StarNews } from './news-screens';
import { Chick, flyHome, Hatchling, nameOf, noteOf, Pour, Purse, whoOf, wordsOf, yeses } from './yes-parts';
import styles from './yes-screen.module.css';

/** More are in a basket. */
const MOST_CHICKS = 6;
const MOST_STARS = 10;
const WAVE_MS = 120;
/** From the start: eggs crack, the words appear, and the stars fly without a tap. */
const SINGLE = { cracks: 700, words: 1600, stars: 3400 };
const SEVERAL = { cracks: 400, words: 0, stars: 1600 };
/** How often the voice is checked, and how long the stars wait for it. */
const VOICE_MS = 200;
const MOST_VOICE_MS = 6000;
/** How long a last look takes before the screen leaves by itself. */
const LEAVES_MS = 500;

type Step = 'egg' | 'cracked' | 'words' | 'stars';

/** A grown-up said yes: chicks hatch, the words are read aloud, and the stars fly into the purse. */
export function YesScreen({
  kid,
  news,
  gained,
  away,
  onLand,
  step: queue,
}: {
  kid: Kid;
  news: readonly StarNews[];
  /** All stars of the news. */
  gained: number;
  /** Whether it happened while the kid was away. Then the screen waits for a tap. */
  away: boolean;
  onLand: () => void;
  step: CelebrationStep;
}) {
  const [first] = news;
  const single = news.length === 1 && first && !away ? first : null;
  const times = single ? SINGLE : SEVERAL;
  const [step, setStep] = useState<Step>(prefersReducedMotion() ? 'words' : 'egg');
  const isHatched = step !== 'egg';
  const hasWords = !single || (step !== 'egg' && step !== 'cracked');
  const words = single ? wordsOf(single) : away ? t('news.away') : yeses(news);
  const spoken = single
    ? spokenText(words, noteOf(single) && whoOf(single), nameOf(single))
    : spokenText(words, ...news.map((item) => spokenText(nameOf(item), noteOf(item))));
  useSpoken(hasWords ? (single ? spoken : words) : null);

  const friend = useRef<LiveFriendHandle>(null);
  useEffect(() => {
    if (!isHatched) return;
    play('crack');
    friend.current?.act('jump');
  }, [isHatched]);

  const count = Math.min(MOST_STARS, gained);
  const [landedCount, setLandedCount] = useState(0);
  const goOn = useEffectEvent((next: Step) => setStep(next));
  useEffect(() => {
    if (step === 'egg') {
      const timer = setTimeout(() => goOn('cracked'), times.cracks);
      return () => clearTimeout(timer);
    }
    if (step === 'cracked') {
      const timer = setTimeout(() => goOn('words'), Math.max(0, times.words - times.cracks));
      return () => clearTimeout(timer);
    }
    if (step !== 'words') return undefined;
    // The voice is heard to the end, but some browsers never report it.
    let waits = MOST_VOICE_MS / VOICE_MS;
    let timer = setTimeout(function fly() {
      waits -= 1;
      if (isSpeaking() && waits > 0) timer = setTimeout(fly, VOICE_MS);
      else goOn('stars');
    }, times.stars - times.words);
    return () => clearTimeout(timer);
  }, [step, times]);
  const isLanded = step === 'stars' && (landedCount >= count || prefersReducedMotion());
  const land = useEffectEvent(onLand);
  useEffect(() => {
    if (isLanded) land();
  }, [isLanded]);
  const leave = () => {
    if (single?.type === 'approved') flyHome(single.data.choreName);
    queue.onNext();
  };
  const leaveAlone = useEffectEvent(leave);
  const leavesAlone = isLanded && !away;
  useEffect(() => {
    if (!leavesAlone) return undefined;
    const timer = setTimeout(() => leaveAlone(), LEAVES_MS);
    return () => clearTimeout(timer);
  }, [leavesAlone]);

  const free = freeStars(kid);
  const before = Math.max(0, free - gained);
  const inPurse = isLanded ? free : before + Math.round(((free - before) * landedCount) / Math.max(1, count));
  return (
    <QueueScreen
      step={queue}
      layout="plain"
      backdrop={<Morning />}
      className={clsx(styles.screen, !single && styles.several)}
      onPress={() => {
        if (step === 'egg' || step === 'cracked') setStep('words');
      }}
    >
      <Purse stars={inPurse} actual={free} />
      {single ? (
        <div className={styles.plate} data-yes={step}>
          <Hatchling item={single} look={isHatched ? 'hatched' : 'banded'} size={296} />
          {hasWords && <ReadAloud text={spoken} of={nameOf(single)} large className={styles.ear} />}
        </div>
      ) : (
        <ul className={styles.chicks} data-yes={step}>
          {news.slice(0, news.length > MOST_CHICKS ? MOST_CHICKS - 1 : MOST_CHICKS).map((item, nth) => (
            <Chick key={item.id} item={item} delay={nth * WAVE_MS} isStarted={isHatched} />
          ))}
          {news.length > MOST_CHICKS && (
            <li className={styles.chick}>
              <StateArt name="bonus-basket" className={styles.basket} />
              <span className={styles.name}>{t('news.more', { count: news.length - MOST_CHICKS + 1 })}</span>
            </li>
          )}
        </ul>
      )}
      <Dialog.Title
        className={clsx(
          styles.words,
          words.length > 36 && styles.long,
          words.length > 90 && styles.veryLong,
          !hasWords && 'invisible',
        )}
      >
        {!single && <ReadAloud text={spoken} of={words} large />}
        <bdi>{words}</bdi>
      </Dialog.Title>
      {single && (
        <Dialog.Description className={clsx(styles.from, !hasWords && 'invisible')}>
          <bdi>{whoOf(single)}</bdi>
          <bdi className={styles.for}>{nameOf(single)}</bdi>
        </Dialog.Description>
      )}
      <div className={styles.kid}>
        <svg viewBox="0 0 300 190" className="absolute inset-x-0 bottom-0 w-full" aria-hidden>
          <NestBack />
        </svg>
        <div className={styles.friend}>
          <LiveFriend ref={friend} kid={kid} happy={isHatched} />
        </div>
        <svg viewBox="0 0 300 190" className="absolute inset-x-0 bottom-0 w-full" aria-hidden>
          <NestFront />
        </svg>
      </div>
      <Pip mood={isHatched ? 'cheer' : 'happy'} className={styles.pip} />
      <Button
        data-next
        variant="highlight"
        className={clsx(styles.yay, !hasWords && 'opacity-0')}
        onClick={() => {
          if (away || isLanded) leave();
          else setStep('stars');
        }}
      >
        {t('news.yay')}
      </Button>
      {step === 'stars' && !isLanded && (
        <Pour
          count={count}
          onLand={() => {
            play('star');
            setLandedCount((now) => now + 1);
          }}
        />
      )}
    </QueueScreen>
  );
}

function Morning() {
  return (
    <>
      <div className={styles.rays} />
      <svg
        viewBox="0 0 1024 280"
        preserveAspectRatio="none"
        className="fixed inset-x-0 bottom-0 h-[36%] w-full"
        aria-hidden
      >
        <path d="M-10 80Q180 10 420 62Q640 112 1034 16V290H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 142Q240 76 520 132Q780 178 1034 110V290H-10Z" fill="var(--color-hill-2)" />
        <path d="M-10 206Q300 156 620 200Q860 226 1034 186V290H-10Z" fill="var(--color-hill-3)" />
      </svg>
    </>
  );
}

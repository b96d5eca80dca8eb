import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { freeStars } from '@shared/rules/reward-availability';
import type { Kid } from '@shared/contracts/kids';
import type { LiveFriendHandle } from '@/components/art/live-friend';
import { Pip } from '@/components/art/pip';
import { PraiseArt } from '@/components/art/praise-art';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { isSpeaking } from '@/lib/sound/speech';
import { spokenText } from '@/lib/sound/spoken-text';
import { useSpoken } from '@/lib/sound/use-spoken';
import { Morning, QueueScreen, type CelebrationStep } from './celebration-screen';
import { Chicks, flyHome, Hatchling } from './chicks';
import { HeartTray } from './heart-tray';
import { heartOf, type StarNews } from './news-screens';
import { nameOf, noteOf, whoOf, wordsOf, yeses } from './news-words';
import { Sender, wordsClass, NestFriend } from './screen-parts';
import { Pour, Purse } from './star-pour';
import hearts from './hearts.module.css';
import styles from './yes-screen.module.css';

const MOST_STARS = 10;
const SINGLE = { cracks: 700, words: 1600, stars: 3400 };
const SEVERAL = { cracks: 400, words: 0, stars: 1600 };
/** How often the voice is checked. */
const VOICE_MS = 200;
const MOST_VOICE_MS = 6000;
const LEAVES_MS = 500;

type Step = 'egg' | 'cracked' | 'words' | 'stars';

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
  gained: number;
  /** The kid was away, so the screen waits for a tap. */
  away: boolean;
  onLand: () => void;
  step: CelebrationStep;
}) {
  const [first] = news;
  const only = news.length === 1 && first ? first : null;
  const heart = only && heartOf(only);
  const single = away && !heart ? null : only;
  const hasHeart = heart !== null;
  const staysOpen = away && !single;
  const times = single ? SINGLE : SEVERAL;
  const [step, setStep] = useState<Step>(prefersReducedMotion() ? 'words' : 'egg');
  const isHatched = step !== 'egg';
  const hasWords = !single || (step !== 'egg' && step !== 'cracked');
  const words = single ? wordsOf(single) : away ? t('news.away') : yeses(news);
  const note = single && noteOf(single) !== words ? noteOf(single) : null;
  const spoken = single
    ? spokenText(
        words,
        note,
        (hasHeart || noteOf(single) !== null) && whoOf(single),
        nameOf(single) !== words && nameOf(single),
      )
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
    // A heart can be answered before the stars fly.
    if (step !== 'words' || hasHeart) return undefined;
    const shortest = times.stars - times.words;
    // Some browsers never report the voice's end.
    const latest = performance.now() + shortest + MOST_VOICE_MS;
    let timer = setTimeout(function fly() {
      if (isSpeaking() && performance.now() < latest) timer = setTimeout(fly, VOICE_MS);
      else goOn('stars');
    }, shortest);
    return () => clearTimeout(timer);
  }, [step, times, hasHeart]);
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
  const leavesAlone = isLanded && !staysOpen;
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
      className={clsx(styles.screen, !single && styles.several, hasHeart && styles.answers)}
      onPress={() => {
        if (step === 'egg' || step === 'cracked') setStep('words');
      }}
    >
      <Purse stars={inPurse} actual={free} />
      {single ? (
        <div className={styles.plate} data-yes={step}>
          <Hatchling item={single} look={isHatched ? 'hatched' : 'banded'} size={296} />
          {heart && isHatched && <PraiseArt heart={heart.picture} className={hearts.heart} />}
          {hasWords && <ReadAloud text={spoken} of={nameOf(single)} large className={styles.ear} />}
        </div>
      ) : (
        <Chicks news={news} isHatched={isHatched} step={step} />
      )}
      <div className={wordsClass(words, !hasWords && 'invisible')}>
        {!single && <ReadAloud text={spoken} of={words} large />}
        <Dialog.Title className={styles.title}>
          <bdi>{words}</bdi>
        </Dialog.Title>
        {note && <bdi className={styles.note}>{note}</bdi>}
        {single && (
          <Sender
            by={single.data.by}
            who={whoOf(single)}
            chore={single.type === 'approved' ? { ...single.data, label: single.data.choreName } : null}
          />
        )}
      </div>
      <NestFriend ref={friend} kid={kid} happy={isHatched} />
      <Pip mood={isHatched ? 'cheer' : 'happy'} className={styles.pip} />
      <div className={clsx(styles.answer, !hasWords && 'pointer-events-none opacity-0')}>
        {heart && <HeartTray praiseId={heart.id} />}
        <Button
          data-next
          variant="highlight"
          className={styles.yay}
          onClick={() => {
            if (staysOpen || isLanded) leave();
            else setStep('stars');
          }}
        >
          {t('news.yay')}
        </Button>
      </div>
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

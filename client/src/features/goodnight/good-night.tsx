import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Moon, Sun } from 'lucide-react';
import { useEffect, useState, useEffectEvent } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { LAYOUTS, NightStage } from '@/components/art/night-stage';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { play, useMuted } from '@/lib/sound/sounds';
import { keepNight } from '@/lib/storage/unsent-nest';
import { useWide, prefersReducedMotion } from '@/lib/page/use-media';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import { fallAsleep, wakeUp } from '@/features/kid-frame/night';
import { canSpeak, speak } from '@/lib/sound/speech';
import { InNest, OnStage } from './night-picture';
import { NightDialog } from './night-dialog';
import { beatsOf, MOST_WAIT_MS, type Beat } from './ritual';
import { notePicture, useTonight, type Tonight } from './use-tonight';

/** Always dark, independent of the page's theme. */
const DARK =
  '[--face:var(--color-slab)] [--face-hover:var(--color-slab)] [--edge:var(--color-slab-lip)] [--label:var(--color-on-slab)] [--light:inset_0_0_0_2px_var(--color-slab-speck)]';

interface GoodNightProps {
  kid: Kid;
  night: CalendarDate;
  onClose: () => void;
}

export default function GoodNight(props: GoodNightProps) {
  const tonight = useTonight(props.kid.id, props.night);
  const { isPending, fetchStatus } = useQuery(kidNestQuery(props.kid.id));
  const isLoading = isPending && fetchStatus === 'fetching';
  return isLoading ? null : <Ritual {...props} now={tonight} />;
}

function Ritual({ kid, night, onClose, now }: GoodNightProps & { now: Tonight & { weekStart: number } }) {
  const [tonight] = useState(now);
  const [isStill] = useState(prefersReducedMotion);
  const layout = LAYOUTS[useWide('tablet') ? 'wide' : 'tall'];
  const isMuted = useMuted();
  const { chicks, picture, weekStart } = tonight;
  const [beats] = useState(() => beatsOf({ chicks: chicks.length, picture: picture?.when ?? null, isStill }));
  const { index, toEnd, toNext } = useBeats(beats, (beat) => {
    playFor(beat);
    if (beat.name === 'end') keepNight(kid.id, night);
    if (picture && (beat.name === 'picture' || beat.name === 'last-picture'))
      notePicture(kid.id, night, weekStart, picture.when);
    return isMuted ? null : spokenIn(beat, kid.name, tonight);
  });
  const beat = beats[index] ?? { name: 'end', at: 0 };
  const isEnd = beat.name === 'end';
  const [skipped, setSkipped] = useState(false);
  useEffect(() => {
    if (isEnd) document.querySelector<HTMLElement>('[data-sleep]')?.focus();
  }, [isEnd]);
  const tucked = new Set(
    isStill ? chicks.keys() : beats.slice(0, index + 1).flatMap(({ chicks: some = [] }) => some),
  );
  const shown = { beat, tonight, layout, kid, isStill: isStill || skipped, tucked };
  const words = lastWords(beats.slice(0, index + 1), kid.name, tonight);

  return (
    <NightDialog
      words={words}
      // The chicks' stars fly there.
      hasWords={beat.name !== 'rise'}
      onClose={onClose}
      buttons={
        isEnd ? (
          <>
            <Button
              variant="highlight"
              data-sleep
              onClick={() => {
                fallAsleep(kid.id, night);
                onClose();
              }}
            >
              <Moon className="size-7.5!" />
              {t('goodnight.sleep')}
            </Button>
            <Button
              iconOnly
              className={DARK}
              aria-label={t('goodnight.back')}
              onClick={() => {
                wakeUp(kid.id, night);
                onClose();
              }}
            >
              <Sun className="size-7.5!" />
            </Button>
          </>
        ) : (
          <Button
            iconOnly
            className={DARK}
            aria-label={t(isStill ? 'goodnight.next' : 'goodnight.toEnd')}
            onClick={() => {
              if (isStill) {
                toNext();
                return;
              }
              setSkipped(true);
              toEnd();
            }}
          >
            <ArrowRight className="size-7! rtl:-scale-x-100" />
          </Button>
        )
      }
    >
      <div data-beat={beat.name} className="absolute inset-0" aria-hidden>
        <NightStage layout={layout} time="night" isStill={shown.isStill} inNest={<InNest {...shown} />}>
          <OnStage {...shown} />
        </NightStage>
      </div>
    </NightDialog>
  );
}

function playFor({ name }: Beat): void {
  if (name === 'dusk') play('lullaby');
  else if (name === 'tuck') play('soft');
  else if (name === 'rise') play('star');
  else if (name === 'star' || name === 'picture') play('half-fanfare');
  else if (name === 'end') play('last-note');
}

function wordsIn({ name, chicks = [] }: Beat, kid: string, tonight: Tonight): string | null {
  switch (name) {
    case 'dusk':
      return t('goodnight.hello', { name: kid });
    case 'look':
      return t('goodnight.stars');
    case 'tuck': {
      if (chicks.length > 1) return t('goodnight.others');
      const { name: chore, pleased } = tonight.chicks[chicks[0] ?? 0] ?? { name: '', pleased: null };
      return pleased === null
        ? t('goodnight.chore', { chore })
        : t('goodnight.chorePleased', { chore, adult: pleased });
    }
    case 'star':
      return t('goodnight.star');
    case 'picture':
    case 'last-picture':
      return tonight.picture
        ? t('goodnight.picture', { figure: t(`goodnight.figure.${tonight.picture.figure}`) })
        : null;
    case 'egg':
      return t('goodnight.egg');
    case 'end':
      return t('goodnight.title', { name: kid });
    case 'sky':
    case 'asleep':
    case 'rise':
      break;
  }
  return null;
}

const spokenIn = (beat: Beat, kid: string, tonight: Tonight) =>
  beat.name === 'end' ? t('goodnight.end') : wordsIn(beat, kid, tonight);

const lastWords = (beats: readonly Beat[], kid: string, tonight: Tonight): string =>
  beats.map((beat) => wordsIn(beat, kid, tonight)).findLast((words) => words !== null) ??
  t('goodnight.hello', { name: kid });

/** Waits up to 2 s for a longer sentence of `onBeat`. */
function useBeats(beats: readonly Beat[], onBeat: (beat: Beat) => string | null) {
  const [index, setIndex] = useState(0);
  const start = useEffectEvent((next: () => void) => {
    const beat = beats[index];
    const after = beats[index + 1];
    if (!beat) return () => {};
    const words = onBeat(beat);
    let isSpeaking = words !== null && canSpeak() && window.speechSynthesis.getVoices().length > 0;
    let isDue = false;
    const stop = isSpeaking
      ? speak(words ?? '', () => {
          isSpeaking = false;
          if (isDue) next();
        })
      : () => {};
    if (!after) return stop;
    let timer = setTimeout(() => {
      isDue = true;
      if (isSpeaking) timer = setTimeout(next, MOST_WAIT_MS);
      else next();
    }, after.at - beat.at);
    return () => {
      isDue = false;
      clearTimeout(timer);
      stop();
    };
  });
  useEffect(() => {
    let isOver = false;
    const stop = start(() => {
      if (!isOver) setIndex(index + 1);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [index]);
  const last = beats.length - 1;
  return {
    index: Math.min(index, last),
    toEnd: () => setIndex(last),
    toNext: () => setIndex(Math.min(index + 1, last)),
  };
}

import { clsx } from 'clsx';
import type { Kid } from '@shared/contracts/kids';
import { ChorePicture } from '@/components/art/chore-picture';
import { LiveFriend } from '@/components/art/live-friend';
import { MessageArt } from '@/components/art/message-art';
import { NightChick } from '@/components/art/night-chick';
import { nightDrawings } from '@/components/art/night-drawings';
import { EggGlow, place, type Spot, type StageLayout } from '@/components/art/night-stage';
import { Pip, type PipMood } from '@/components/art/pip';
import { TomorrowEgg } from '@/components/art/tomorrow-egg';
import { starOf, WeekFigureArt } from '@/components/art/week-figure';
import styles from './night-picture.module.css';
import { type Beat, type BeatName, riseGap } from './ritual';
import type { Tonight } from './use-tonight';

export interface Shown {
  beat: Beat;
  tonight: Tonight;
  layout: StageLayout;
  kid: Kid;
  isStill: boolean;
  tucked: ReadonlySet<number>;
}

const AFTER_RISE: readonly BeatName[] = ['star', 'picture', 'egg', 'end'];
const isAfter = (names: readonly BeatName[], { name }: Beat) => names.includes(name);

export function InNest({ beat, tonight: { chicks }, layout, kid, tucked }: Shown) {
  const areGone = beat.name === 'rise' || isAfter(AFTER_RISE, beat);
  const isBesideOne = chicks.length === 1 && !areGone;
  return (
    <>
      <span className={styles.kid} style={place(layout, isBesideOne ? layout.kidBesideOne : layout.kid)}>
        <LiveFriend kid={kid} asleep={beat.name === 'end'} className="w-full" />
      </span>
      {!areGone &&
        chickPlaces(layout, chicks.length).map((at, index) => (
          <span
            key={chicks[index]?.choreId}
            className="absolute"
            style={place(layout, at)}
            data-chick={tucked.has(index) ? 'tucked' : 'awake'}
          >
            <NightChick
              category={chicks[index]?.category}
              isTucked={tucked.has(index)}
              className="h-auto w-full"
            />
          </span>
        ))}
    </>
  );
}

export function OnStage(shown: Shown) {
  const { beat, tonight, layout } = shown;
  const { chicks, nextSticker } = tonight;
  const hasEgg = beat.name === 'egg' || beat.name === 'end';
  return (
    <>
      <Figure {...shown} />
      {beat.name === 'rise' && <Rising {...shown} />}
      {beat.name === 'tuck' && beat.chicks?.length === 1 && <Bubble {...shown} index={beat.chicks[0] ?? 0} />}
      {chicks.length === 0 && hasEgg && (
        <img
          src={nightDrawings.get('blanket-nest')}
          alt=""
          className="absolute h-auto animate-fade"
          style={place(layout, layout.nest)}
        />
      )}
      {hasEgg && <EggGlow layout={layout} className={styles.glow} />}
      <span className="absolute" style={place(layout, layout.pip)}>
        {beat.name === 'egg' ? (
          <img src={nightDrawings.get('pip-yawn')} alt="" className={clsx(styles.yawn, 'h-auto w-full')} />
        ) : (
          <Pip mood={pipIn(beat)} className="h-auto w-full" />
        )}
      </span>
      {hasEgg && nextSticker && (
        <span
          className={clsx(styles.egg, 'absolute aspect-square')}
          style={place(layout, layout.egg)}
          data-egg
        >
          <TomorrowEgg sticker={nextSticker} className="size-full" />
        </span>
      )}
    </>
  );
}

function pipIn({ name }: Beat): PipMood {
  if (name === 'end') return 'sleep';
  if (name === 'star' || name === 'picture' || name === 'last-picture') return 'cheer';
  return name === 'dusk' ? 'happy' : 'look';
}

function Figure({ beat, tonight: { chicks, figure, count, picture }, layout }: Shown) {
  const isLastWeek = beat.name === 'last-picture' && picture;
  const hasTonight = chicks.length > 0 && isAfter(AFTER_RISE, beat);
  const shownCount = chicks.length > 0 && !hasTonight ? count - 1 : count;
  const isWhole = picture?.when === 'tonight' && isAfter(['picture', 'egg', 'end'], beat);
  return (
    <svg
      key={isLastWeek ? 'last' : 'now'}
      viewBox="-8 -10 256 220"
      className={clsx(styles.figure, beat.name === 'star' && styles.draws)}
      style={place(layout, layout.figure)}
    >
      {isLastWeek ? (
        <WeekFigureArt figure={picture.figure} count={picture.count} isWhole pictureClass={styles.picture} />
      ) : (
        <WeekFigureArt
          figure={figure}
          count={shownCount}
          isTonight={hasTonight}
          isWhole={isWhole}
          lineClass={styles.line}
          pictureClass={styles.picture}
        />
      )}
    </svg>
  );
}

function Rising({ tonight: { chicks, figure, count }, layout }: Shown) {
  const [starX, starY] = starOf(figure, count);
  const scale = layout.figure.width / 256;
  const star = { x: layout.figure.x + (starX + 8) * scale, y: layout.figure.y + (starY + 10) * scale };
  const width = layout.chick * 0.8;
  const gap = riseGap(chicks.length);
  const part = (units: number) => `${(units / layout.width) * 100}cqw`;
  return chickPlaces(layout, chicks.length).map((at, index) => {
    const from: Spot = { x: at.x + (at.width - width) / 2, y: at.y + (at.width - width) / 2, width };
    return (
      <span
        key={chicks[index]?.choreId}
        className={styles.over}
        style={{
          ...place(layout, from),
          '--wait': `${index * gap}ms`,
          '--dx': part(star.x - from.x - width / 2),
          '--dy': part(star.y - from.y - width * 0.375),
        }}
        data-rising
      >
        <img src={nightDrawings.get('chick-rise')} alt="" className={clsx(styles.up, 'h-auto w-full')} />
      </span>
    );
  });
}

function Bubble({ tonight: { chicks }, layout, index }: Shown & { index: number }) {
  const chick = chicks[index];
  const at = chickPlaces(layout, chicks.length)[index];
  if (!chick || !at) return null;
  const isWide = layout.name === 'wide';
  const width = isWide ? 150 : 104;
  const middle = at.x + at.width / 2;
  const x = Math.min(layout.width - width - 6, Math.max(6, middle - width / 2));
  return (
    <span
      key={index}
      className={styles.bubble}
      style={{
        ...place(layout, { x, y: at.y - (isWide ? 136 : 96), width }),
        '--tip': `${((middle - x) / width) * 100}%`,
      }}
      data-bubble={chick.choreId}
    >
      <ChorePicture
        chore={
          chick.chore ?? {
            name: chick.name,
            category: chick.category ?? 'general',
            iconName: null,
            imageUrl: null,
          }
        }
        size={isWide ? 84 : 56}
      />
      {chick.pleased !== null && <MessageArt emoji="❤️" size={isWide ? 40 : 28} />}
    </span>
  );
}

const ALONE = 1.7;
const MOST_LARGE = 6;

const side = (index: number, of: number, from: number, to: number) =>
  of === 1 ? (from + to) / 2 : from + ((to - from) * index) / (of - 1);

function chickPlaces({ nest, chick }: StageLayout, count: number): Spot[] {
  /** Positions are fractions of the nest's width. The rim hangs down in the middle. */
  const at = (fraction: number, width: number): Spot => ({
    x: nest.x + nest.width * fraction - width / 2,
    y: nest.y + nest.width * (0.285 - 0.32 * (fraction - 0.5) ** 2) - width / 2,
    width,
  });
  if (count === 1) {
    const width = chick * ALONE;
    return [{ ...at(0.69, width), y: nest.y + nest.width * 0.2 - width / 2 }];
  }
  const width = count > MOST_LARGE ? (chick * MOST_LARGE) / count ** 0.9 / 1.05 : chick;
  const left = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) =>
    at(index < left ? side(index, left, 0.06, 0.31) : side(index - left, count - left, 0.72, 0.9), width),
  );
}

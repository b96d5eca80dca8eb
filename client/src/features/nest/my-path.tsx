import type { CSSProperties, ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { nextThing } from '@shared/rules/nest-things';
import { LiveFriend } from '@/components/art/live-friend';
import { Pip } from '@/components/art/pip';
import { STAR_PATH, StarIcon } from '@/components/art/star-icon';
import { ThingArt } from '@/components/art/thing-art';
import { ReadAloud } from '@/components/ui/read-aloud';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { pathSteps, type PathStone, type PathSteps } from './path-steps';
import { at, CLOUD, curveThrough, SCENES, type Scene } from './path-scene';
import { useRoomShape, type Point } from './room-places';
import { giftArt, Goal, isThing } from './small-path';
import styles from './my-path.module.css';

const nameOf = (goal: PathSteps['goal']) => (isThing(goal) ? t(`nest.thing.${goal}`) : t(`nest.${goal}`));

function pathWords(lifetime: number): string {
  const { next } = pathSteps(lifetime);
  const thing = nextThing(lifetime);
  if (next.brings === 'thing' && thing)
    return t('nest.path.toThing', { count: next.stars, thing: t(`nest.thing.${thing.id}`) });
  return t(next.brings === 'apple' ? 'nest.path.toApple' : 'nest.path.toBlossom', { count: next.stars });
}

export default function MyPath({ kid, lifetime }: { kid: Kid; lifetime: number }) {
  const [shape, measure] = useRoomShape();
  const steps = pathSteps(lifetime);
  const scene = SCENES[shape];
  const ahead = scene.ahead[steps.ahead.length] ?? [];
  const behind = scene.behind.slice(scene.behind.length - steps.behind.length);
  const nodes = [...behind, scene.now, scene.bend, ...ahead, scene.end];
  const curve = curveThrough(nodes);
  const first = behind.length;
  const stars = Array.from({ length: steps.stars.count }, (_, index) => {
    const along = (2 * (index + 1.6)) / (steps.stars.count + 2);
    return curve.between(first + Math.floor(along), along % 1);
  });
  const words = pathWords(lifetime);
  const box = ({ x, y }: Point, size: number): CSSProperties => ({
    left: `${((x - size / 2) / scene.width) * 100}%`,
    top: `${((y - size) / scene.height) * 100}%`,
    width: `${(size / scene.width) * 100}%`,
  });
  const { goal } = scene;
  return (
    <div ref={measure}>
      <p className={styles.say}>
        <Pip mood="happy" size={56} className="flex-none" />
        <span className="flex-1">{words}</span>
        <ReadAloud text={words} of={t('nest.path.title')} quiet />
      </p>
      <section
        className={styles.path}
        data-shape={shape}
        style={{ '--ratio': scene.width / scene.height }}
        aria-label={t('nest.path.to', { thing: nameOf(steps.goal), count: steps.missing })}
      >
        <svg
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          className="absolute inset-0 size-full"
          aria-hidden
        >
          {scene.hills.map((d, index) => (
            <path key={d} d={d} fill={`var(--room-hill${index})`} />
          ))}
          {scene.clouds.map((place) => (
            <path key={place} d={CLOUD} transform={place} fill="var(--room-cloud)" />
          ))}
          <g fill="none" strokeWidth={scene.stone[1] * 2.4} strokeLinecap="round">
            <path d={curve.d} stroke="var(--path-edge)" transform="translate(0 5)" />
            <path d={curve.d} stroke="var(--path-sand)" />
          </g>
          {steps.hides && <path d={scene.hill} fill="var(--room-hill0)" />}
          {steps.behind.map((one, index) => (
            <Stone key={one.level} scene={scene} at={behind[index]} isGold />
          ))}
          <Stone scene={scene} at={scene.now} isGold />
          {steps.ahead.map((one, index) => (
            <Stone key={one.level} scene={scene} at={ahead[index]} />
          ))}
          {stars.map(({ x, y }, index) => (
            <path
              key={`${x} ${y}`}
              d={STAR_PATH}
              data-lit={index < steps.stars.lit || undefined}
              transform={`translate(${x} ${y}) scale(${scene.stone[0] / 34}) translate(-12 -12)`}
              fill={index < steps.stars.lit ? '#F7B500' : 'var(--path-star)'}
            />
          ))}
          <circle cx={goal.x} cy={goal.y} r={goal.r + 12} fill="#fff" opacity=".35" />
          <circle
            cx={goal.x}
            cy={goal.y}
            r={goal.r}
            fill="var(--color-party-sky-2)"
            stroke="var(--color-star)"
            strokeWidth="6"
          />
          {steps.later && (
            <path d={CLOUD} transform={`${scene.later} translate(0 36)`} fill="var(--room-cloud)" />
          )}
        </svg>
        {steps.later && (
          <span className={styles.later} data-later={steps.later}>
            <ThingArt id={steps.later} className="size-full" label={t('nest.path.surprise')} />
          </span>
        )}
        {steps.behind.map((one, index) => (
          <span key={one.level} className={styles.onStone} style={box(behind[index] ?? at(0, 0), 54)}>
            {one.thing ? <ThingArt id={one.thing} className="w-full" /> : <Check />}
          </span>
        ))}
        {steps.ahead.map((one, index) => (
          <span key={one.level} className={styles.onStone} style={box(lifted(ahead[index]), 42)}>
            <Gift stone={one} />
          </span>
        ))}
        <span className={styles.onStone} style={box(at(scene.now.x, scene.now.y + 8), scene.friend)}>
          <LiveFriend kid={kid} className="w-full" />
        </span>
        <span
          className={styles.onStone}
          style={box(at(goal.x, goal.y + goal.r * 0.72), goal.r * 1.4)}
          data-goal={steps.goal}
        >
          <Goal goal={steps.goal} />
        </span>
        <b
          className={styles.missing}
          style={{
            left: `${(goal.x / scene.width) * 100}%`,
            top: `${((goal.y + goal.r * 1.22) / scene.height) * 100}%`,
          }}
        >
          <StarIcon size={24} />
          {formatNumber(steps.missing)}
        </b>
      </section>
    </div>
  );
}

const lifted = (point: Point | undefined): Point => at(point?.x ?? 0, (point?.y ?? 0) + 10);

function Stone({
  scene: {
    stone: [rx, ry],
  },
  at: point,
  isGold = false,
}: {
  scene: Scene;
  at: Point | undefined;
  isGold?: boolean;
}) {
  if (!point) return null;
  return (
    <g>
      <ellipse cx={point.x} cy={point.y + 6} rx={rx} ry={ry} fill={isGold ? '#B97700' : 'var(--path-lip)'} />
      <ellipse
        cx={point.x}
        cy={point.y}
        rx={rx}
        ry={ry}
        fill={isGold ? 'var(--color-star)' : 'var(--path-stone)'}
      />
    </g>
  );
}

function Check() {
  return (
    <svg viewBox="0 0 54 54" className="w-full overflow-visible" aria-hidden>
      <path
        d="M17 52l7 7 13 -14"
        fill="none"
        stroke="#17663A"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(0 2)"
      />
    </svg>
  );
}

function Gift({ stone }: { stone: PathStone }): ReactNode {
  return <img src={giftArt(stone.gift)} alt="" data-gift={stone.gift} className="w-full" draggable={false} />;
}

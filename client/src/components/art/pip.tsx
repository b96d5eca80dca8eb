import { clsx } from 'clsx';
import { useId, type ComponentType } from 'react';
import { NestArt } from './nest-art';
import { CheerFace, HappyFace, LookFace, OopsFace, SleepFace } from './pip-faces';
import { PipBody, PipFeet, PipNightcap, PipSparkles, PipTuft } from './pip-parts';

export type PipMood = 'happy' | 'cheer' | 'look' | 'oops' | 'nest' | 'nestlook' | 'sleep' | 'cheernest';

const faces: Record<PipMood, ComponentType> = {
  happy: HappyFace,
  cheer: CheerFace,
  look: LookFace,
  oops: OopsFace,
  nest: HappyFace,
  nestlook: LookFace,
  sleep: SleepFace,
  cheernest: CheerFace,
};

const nested: readonly PipMood[] = ['nest', 'nestlook', 'sleep', 'cheernest'];

export function Pip({
  mood = 'happy',
  size,
  animated = false,
  label,
  className,
}: {
  mood?: PipMood;
  size?: number | undefined;
  animated?: boolean;
  label?: string;
  className?: string | undefined;
}) {
  const clip = `pip${useId()}`;
  const Face = faces[mood];
  const inNest = nested.includes(mood);
  return (
    <svg
      viewBox="-10 -10 220 222"
      width={size}
      height={size}
      className={clsx('pip overflow-visible', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {mood === 'cheer' && <PipSparkles />}
      <g className={animated ? 'origin-[50%_100%] animate-bob' : undefined}>
        {!inNest && <PipFeet />}
        <PipBody clip={clip} />
        {mood === 'sleep' ? <PipNightcap /> : <PipTuft />}
        <Face />
      </g>
      {inNest && <NestArt />}
    </svg>
  );
}

export type BeatName =
  'dusk' | 'sky' | 'look' | 'last-picture' | 'tuck' | 'asleep' | 'rise' | 'star' | 'picture' | 'egg' | 'end';

export interface Beat {
  name: BeatName;
  at: number;
  chicks?: readonly number[];
}

/** The longest wait while Pip finishes a sentence. */
export const MOST_WAIT_MS = 2000;

const TUCK_AT = 3000;
/** The time for all chicks together. Each has at least 0.8 s. */
const TUCK_MS = 5000;
const MOST_TURNS = Math.floor(TUCK_MS / 800);
const PICTURE_MS = 3000;
const STILL_MS = 3000;

/** Returns the chicks' turns. With more than six, the last ones share a turn. */
export function turns(chicks: number): number[][] {
  const each = Array.from({ length: chicks }, (_, index) => index);
  if (chicks <= MOST_TURNS) return each.map((index) => [index]);
  const alone = MOST_TURNS - 1;
  return [...each.slice(0, alone).map((index) => [index]), each.slice(alone)];
}

/** The gap is 250 ms, or less for many chicks. */
export const riseGap = (chicks: number): number => Math.min(250, 1600 / Math.max(1, chicks - 1));

/**
 * `picture` is the finished picture: tonight's, or last week's if the kid missed its last night. `isStill` is
 * for reduced motion: up to five still scenes.
 */
export function beatsOf({
  chicks,
  picture = null,
  isStill = false,
}: {
  chicks: number;
  picture?: 'tonight' | 'last-week' | null;
  isStill?: boolean;
}): Beat[] {
  const beats: (Omit<Beat, 'at'> & { ms: number })[] = [];
  const add = (name: BeatName, ms: number, tucked?: readonly number[]) =>
    beats.push({ name, ms, ...(tucked && { chicks: tucked }) });
  add('dusk', 1500);
  add('sky', TUCK_AT - 1500);
  if (picture === 'last-week') add('last-picture', PICTURE_MS);
  if (chicks > 0) {
    const all = turns(chicks);
    for (const tucked of all) add('tuck', TUCK_MS / all.length, tucked);
    add('asleep', 1000);
    add('rise', 3000);
    add('star', 2500);
  } else add('look', TUCK_MS);
  if (picture === 'tonight') add('picture', PICTURE_MS);
  add('egg', 2500);
  add('end', 0);
  const shown = isStill ? beats.filter(({ name }) => STILLS.includes(name)) : beats;
  let at = 0;
  return shown.map(({ ms, ...beat }) => {
    const timed = { ...beat, at };
    at += isStill ? STILL_MS : ms;
    return timed;
  });
}

const STILLS: readonly BeatName[] = ['look', 'last-picture', 'asleep', 'star', 'picture', 'egg', 'end'];

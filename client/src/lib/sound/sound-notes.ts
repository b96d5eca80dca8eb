export type SoundName =
  | 'tap'
  | 'lay'
  | 'crack'
  | 'star'
  | 'fanfare'
  | 'soft'
  | 'lift'
  | 'drop'
  | 'chirp'
  | 'chime'
  | 'whoosh'
  | 'lullaby'
  | 'half-fanfare'
  | 'last-note';

/** Times are milliseconds, frequencies hertz. */
export interface Note {
  wave: 'sine' | 'triangle' | 'noise';
  at: number;
  frequency: number;
  /** The slide's target frequency and duration. */
  slide?: { to: number; in: number } | undefined;
  attack: number;
  held: number;
  release: number;
  fade: 'linear' | 'exponential';
  /** Simultaneous notes add up to at most 1. */
  level: number;
  lowPass?: number;
}

const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.25;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;

const STAR_STEPS = [C5, D5, E5, G5, A5, C6] as const;

const star = (frequency: number): Note[] =>
  [
    { frequency, level: 0.75 },
    { frequency: frequency * 2, level: 0.25 },
  ].map((tone) => ({ ...tone, wave: 'sine', at: 0, attack: 3, held: 10, release: 100, fade: 'exponential' }));

const sliding = (
  frequency: number,
  slide: Note['slide'],
  times: Pick<Note, 'attack' | 'held' | 'release'>,
) => [{ wave: 'sine', at: 0, frequency, slide, ...times, fade: 'linear', level: 1 } satisfies Note];

const fanfare = (level: number): Note[] =>
  [C5, E5, G5, C6].map((frequency, index, all) => ({
    wave: 'triangle',
    at: index * 120,
    frequency,
    attack: 8,
    held: index === all.length - 1 ? 420 : 120,
    release: 260,
    fade: 'linear',
    level,
  }));

const lullaby = (frequency: number, at: number): Note => ({
  wave: 'triangle',
  at,
  frequency,
  attack: 40,
  held: 300,
  release: 600,
  fade: 'linear',
  level: 0.48,
});

const SOUNDS: Record<Exclude<SoundName, 'star'>, readonly Note[]> = {
  tap: sliding(520, { to: 390, in: 60 }, { attack: 2, held: 2, release: 80 }),
  soft: sliding(330, { to: 294, in: 180 }, { attack: 20, held: 180, release: 140 }),
  lift: sliding(330, { to: 440, in: 60 }, { attack: 4, held: 60, release: 60 }),
  drop: [
    {
      wave: 'triangle',
      at: 0,
      frequency: 220,
      attack: 4,
      held: 30,
      release: 60,
      fade: 'linear',
      level: 1,
      lowPass: 900,
    },
  ],
  chirp: [0, 130].flatMap((at) =>
    sliding(1800, { to: 2400, in: 70 }, { attack: 4, held: 66, release: 20 }).map((note) => ({
      ...note,
      at,
      level: 0.5,
    })),
  ),
  chime: [C6, 1318.51, 1567.98].map((frequency, index) => ({
    wave: 'sine',
    at: index * 140,
    frequency,
    attack: 3,
    held: 3,
    release: 900,
    fade: 'exponential',
    level: 0.32,
  })),
  whoosh: [600, 1000, 1400].map((frequency, index) => ({
    wave: 'noise',
    at: index * 80,
    frequency,
    attack: 60,
    held: 90,
    release: 70,
    fade: 'linear',
    level: 0.5,
  })),
  lay: [392, C5].map((frequency, index) => ({
    wave: 'triangle',
    at: index * 90,
    frequency,
    attack: 5,
    held: 90,
    release: 120,
    fade: 'linear',
    level: 0.5,
    lowPass: 1800,
  })),
  crack: [0, 90, 180].map((at) => ({
    wave: 'noise',
    at,
    frequency: 2400,
    attack: 0,
    held: 18,
    release: 30,
    fade: 'linear',
    level: 1,
  })),
  fanfare: fanfare(0.38),
  'half-fanfare': fanfare(0.19),
  // G4 E4 C5 B4 G4 E4 D4 C4
  lullaby: [392, 329.63, C5, 493.88, 392, 329.63, 293.66, 261.63].map((frequency, index) =>
    lullaby(frequency, index * 900),
  ),
  'last-note': [lullaby(261.63, 0)],
};

/** `step` is the number of stars that have just landed. */
export function notesOf(name: SoundName, step = 0): readonly Note[] {
  return name === 'star' ? star(STAR_STEPS[Math.min(step, STAR_STEPS.length - 1)] ?? C6) : SOUNDS[name];
}

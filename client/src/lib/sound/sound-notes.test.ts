import { describe, expect, it } from 'vitest';
import { notesOf, type Note, type SoundName } from './sound-notes';

const NAMES: SoundName[] = ['tap', 'lay', 'crack', 'star', 'fanfare', 'soft'];

function levelAt({ at, attack, held, release, level }: Note, time: number): number {
  const since = time - at;
  if (since < 0 || since >= held + release) return 0;
  if (since < attack) return (level * since) / attack;
  return since < held ? level : level * (1 - (since - held) / release);
}

const lengthOf = (name: SoundName) =>
  Math.max(...notesOf(name).map(({ at, held, release }) => at + held + release));

describe('sounds', () => {
  it.each(NAMES)("%s: simultaneous notes reach but don't exceed the full level", (name) => {
    const notes = notesOf(name);
    let loudest = 0;
    for (let time = 0; time <= lengthOf(name); time += 1) {
      loudest = Math.max(
        loudest,
        notes.reduce((sum, note) => sum + levelAt(note, time), 0),
      );
    }
    expect(loudest).toBeLessThanOrEqual(1);
    expect(loudest).toBeGreaterThan(0.9);
  });

  it('have the designed pitches and times', () => {
    expect(notesOf('tap')).toMatchObject([{ frequency: 520, slide: { to: 390, in: 60 }, attack: 2 }]);
    expect(notesOf('lay').map(({ at, frequency, lowPass }) => [at, frequency, lowPass])).toEqual([
      [0, 392, 1800],
      [90, 523.25, 1800],
    ]);
    expect(notesOf('crack').map(({ at, held, wave }) => [at, held, wave])).toEqual([
      [0, 18, 'noise'],
      [90, 18, 'noise'],
      [180, 18, 'noise'],
    ]);
    expect(notesOf('fanfare').map(({ at, held }) => [at, held])).toEqual([
      [0, 120],
      [120, 120],
      [240, 120],
      [360, 420],
    ]);
    expect(notesOf('soft')).toMatchObject([{ frequency: 330, slide: { to: 294, in: 180 }, attack: 20 }]);
    expect(lengthOf('tap')).toBeLessThan(100);
    expect(lengthOf('star')).toBe(110);
  });

  it('raise the pitch of successive stars up to the sixth, each with its octave', () => {
    const pitches = [0, 1, 2, 3, 4, 5, 9].map((step) => notesOf('star', step)[0]?.frequency ?? 0);
    expect(pitches.slice(0, 6)).toEqual([...new Set(pitches)].toSorted((a, b) => a - b));
    expect(pitches[6]).toBe(pitches[5]);
    const [base, octave] = notesOf('star', 2);
    expect(octave?.frequency).toBe((base?.frequency ?? 0) * 2);
    expect(octave?.level).toBeCloseTo((base?.level ?? 0) / 3);
  });
});

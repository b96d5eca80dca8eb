import { describe, expect, it } from 'vitest';
import { newStep, readSteps, renamed, stepInputs } from './steps';

const read = (text: string) => readSteps(text).map(({ name, minutes }) => [name, minutes]);

describe('a pasted list', () => {
  it.each([
    ['- Get dressed', 'Get dressed', null],
    ['• Get dressed', 'Get dressed', null],
    ['3. Get dressed', 'Get dressed', null],
    ['12) Get dressed', 'Get dressed', null],
    ['[x] Get dressed', 'Get dressed', null],
    ['- [ ] Get dressed', 'Get dressed', null],
    ['☐ Get dressed', 'Get dressed', null],
    ['Eat breakfast 10 min', 'Eat breakfast', 10],
    ['Eat breakfast, 10 minutes', 'Eat breakfast', 10],
    ['Eat breakfast (10)', 'Eat breakfast', 10],
    ['Eat breakfast (10 min)', 'Eat breakfast', 10],
    ['Eat breakfast – 10m', 'Eat breakfast', 10],
    ['Frühstücken 10 Min.', 'Frühstücken', 10],
    ['Desayunar 10 minutos', 'Desayunar', 10],
    ['تناول الفطور 10 دقائق', 'تناول الفطور', 10],
    ['2 books away', '2 books away', null],
    ['10 push-ups', '10 push-ups', null],
    ['Swim 500m', 'Swim 500m', null],
    ['Squats (3x)', 'Squats (3x)', null],
    ['10 min', '10 min', 10],
  ])('turns "%s" into a step', (line, name, minutes) => {
    expect(read(line)).toEqual([[name, minutes]]);
  });

  it('skips empty lines and limits long names', () => {
    expect(read(`Get dressed\r\n\r\n -\n\t\n${'x'.repeat(80)}`)).toEqual([
      ['Get dressed', null],
      ['x'.repeat(60), null],
    ]);
  });
});

describe('a renamed step', () => {
  it('has the picture of its new name', () => {
    expect(renamed(newStep('Brush your teeth'), 'Get dressed').iconName).toBe('get-dressed');
  });

  it('keeps a picture that was chosen', () => {
    const chosen = { ...newStep('Brush your teeth'), iconName: 'snack' } as const;
    expect(renamed(chosen, 'Get dressed').iconName).toBe('snack');
    const without = { ...newStep('Brush your teeth'), iconName: null };
    expect(renamed(without, 'Get dressed').iconName).toBeNull();
  });
});

describe('the steps of a request', () => {
  it('keep only ids that the chore still has', () => {
    const [kept, removed] = [newStep('Get dressed'), newStep('Make your bed')];
    expect(stepInputs([kept, removed], [kept])).toEqual([
      kept,
      { name: 'Make your bed', iconName: 'make-bed', minutes: null },
    ]);
  });
});

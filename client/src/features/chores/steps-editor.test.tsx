import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp } from '../../../../tests/support/client';
import { ChoreFormDialog } from './chore-form-dialog';
import { NEW_CHORE, type ChoreDraft } from './chore-draft';
import { newStep } from './steps';
import { NO_WORK, StepsEditor } from './steps-editor';
// Loaded before the first tap.
import './try-steps';

let draft: ChoreDraft;

function Editor({ list, onDraft }: { list: readonly string[]; onDraft: (draft: ChoreDraft) => void }) {
  const [now, setNow] = useState<ChoreDraft>({ ...NEW_CHORE, steps: list.map((name) => newStep(name)) });
  useEffect(() => onDraft(now), [now, onDraft]);
  const [work, setWork] = useState(NO_WORK);
  return (
    <StepsEditor
      draft={now}
      onChange={(change) => setNow((before) => ({ ...before, ...change }))}
      work={work}
      onWork={setWork}
    />
  );
}

const keep = (now: ChoreDraft) => {
  draft = now;
};
const names = () => draft.steps.map(({ name }) => name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a step' });
const add = (name: string) => {
  fireEvent.change(input(), { target: { value: name } });
  fireEvent.keyDown(input(), { key: 'Enter' });
};
const open = (...list: string[]) => renderInApp(<Editor list={list} onDraft={keep} />);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the steps editor', () => {
  it('adds a step with Enter and the picture of its name', () => {
    open();
    add('Brush your teeth');
    add('Count to ten');
    expect(draft.steps).toMatchObject([
      { name: 'Brush your teeth', iconName: 'brush-teeth', minutes: null },
      { name: 'Count to ten', iconName: null, minutes: null },
    ]);
    expect(input().value).toBe('');
  });

  it('refuses a thirteenth step', () => {
    open(...Array.from({ length: 12 }, (_step, index) => `Step ${index}`));
    add('One more');
    expect(names()).toHaveLength(12);
    expect(screen.getByText('A routine has up to 12 steps.')).toBeTruthy();
    expect(input().value).toBe('One more');
  });

  it('adds the lines of a pasted list', async () => {
    open('Wake up');
    press('Paste a list');
    const text = '1. Get dressed 5 min\n2. Eat breakfast (10)';
    fireEvent.change(screen.getByLabelText('One line is one step.'), { target: { value: text } });
    press('Add 2 steps');
    await pass(50);
    expect(draft.steps.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Wake up', null],
      ['Get dressed', 5],
      ['Eat breakfast', 10],
    ]);
  });

  it('moves a step with the keyboard and announces each move', () => {
    open('One', 'Two', 'Three');
    const handle = button(/^Move One/);
    handle.focus();
    fireEvent.keyDown(handle, { key: ' ' });
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(names()).toEqual(['Two', 'One', 'Three']);
    expect(screen.getByText('One, step 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(handle);
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    fireEvent.keyDown(handle, { key: 'Escape' });
    expect(names()).toEqual(['One', 'Two', 'Three']);
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(names()).toEqual(['One', 'Two', 'Three']);
  });

  it('moves a step with buttons, which stay within the list', () => {
    open('One', 'Two');
    press(/^Move One/);
    press('Move up');
    press('Move down');
    press('Move down');
    expect(names()).toEqual(['Two', 'One']);
  });

  it('brings a removed step back within 10 seconds', async () => {
    open('One', 'Two', 'Three');
    press('Remove Two');
    expect(document.activeElement).toBe(button('Undo'));
    press('Undo');
    expect(names()).toEqual(['One', 'Two', 'Three']);
    press('Remove One');
    await pass(10_000);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('sets minutes and pictures', () => {
    open('Eat breakfast');
    press('Timer of Eat breakfast, none');
    press('10 min');
    press('Picture of Eat breakfast');
    press('No picture');
    expect(draft.steps).toMatchObject([{ iconName: null, minutes: 10 }]);
  });

  it('keeps the name of an emptied step', () => {
    open('One');
    const name = screen.getByRole('textbox', { name: 'Name of step 1' });
    fireEvent.focus(name);
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.blur(name);
    expect(names()).toEqual(['One']);
  });

  it('offers a timer only to a chore without steps', () => {
    open();
    press('20 min');
    expect(draft.minutes).toBe(20);
    add('Read');
    expect(screen.queryByText('Or just a timer')).toBeNull();
  });
});

describe('a tablet that is turned', () => {
  it('keeps the text of the next step and the routine that is tried', async () => {
    let isWide = true;
    const media = Object.defineProperty(new EventTarget(), 'matches', { get: () => isWide });
    vi.stubGlobal('matchMedia', () => media);
    const turn = async () => {
      isWide = !isWide;
      act(() => void media.dispatchEvent(new Event('change')));
      await pass(50);
    };
    // Checking for hidden elements takes seconds.
    const text = () => screen.getByPlaceholderText<HTMLInputElement>('Add a step');
    pretendServer({ 'GET /api/kids': () => ({ body: [] }), 'GET /api/family': () => ({ body: {} }) });
    const steps = ['Wake up', 'Get dressed', 'Eat'].map((name) => newStep(name));
    renderInApp(<ChoreFormDialog copy={{ ...NEW_CHORE, steps }} onClose={() => undefined} />);
    await pass(50);
    fireEvent.click(screen.getByText(/^3 steps/));
    fireEvent.change(text(), { target: { value: 'Comb your hair' } });
    await turn();
    expect(text().value).toBe('Comb your hair');
    fireEvent.click(screen.getByText('Try it'));
    await pass(50);
    fireEvent.click(screen.getByText('Next'));
    await pass(50);
    await turn();
    expect(screen.getByText('Get dressed', { selector: 'h1, h2, h3' })).toBeTruthy();
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import words from '@/locales/en/voice/words';
import type { Place } from '@/locales/voice-words';
import VoiceDialog from './voice-dialog';
import type { Outcome, VoiceContext } from './voice-context';

class FakeRecognition extends EventTarget {
  static all: FakeRecognition[] = [];
  lang = '';
  continuous = true;
  interimResults = false;
  maxAlternatives = 1;
  state: 'new' | 'listening' | 'stopped' | 'aborted' = 'new';

  constructor() {
    super();
    FakeRecognition.all.push(this);
  }
  start() {
    this.state = 'listening';
  }
  stop() {
    this.state = 'stopped';
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    if (this.state !== 'stopped') this.state = 'aborted';
  }
  says(alternatives: string[], isFinal = true) {
    const result = Object.assign(
      alternatives.map((transcript) => ({ transcript })),
      { isFinal },
    );
    act(() => void this.dispatchEvent(Object.assign(new Event('result'), { results: [result] })));
  }
  fails(error: string) {
    act(() => void this.dispatchEvent(Object.assign(new Event('error'), { error })));
  }
}

const ear = () => {
  const last = FakeRecognition.all.at(-1);
  if (!last) throw new Error('Nobody listens');
  return last;
};

const context: VoiceContext = {
  stars: 12,
  chores: [
    { id: 'c1', name: 'Wash the dishes', stars: 5, state: 'available', picture: null },
    { id: 'c2', name: 'Feed the cat', stars: 3, state: 'waiting', picture: null },
    { id: 'c3', name: 'Clean windows', stars: 4, state: 'available', picture: null },
    { id: 'c4', name: 'Clean the kitchen', stars: 6, state: 'available', picture: null },
    { id: 'c5', name: 'Morning routine', stars: 5, state: 'available', isRoutine: true, picture: null },
  ],
  rewards: [
    { id: 'r1', name: 'Ice cream', stars: 10, state: 'affordable', picture: null },
    { id: 'r2', name: 'Movie night', stars: 13, state: 'unaffordable', picture: null },
  ],
};

const callbacks = {
  onOpen: vi.fn<(place: Place) => void>(),
  onDoChore: vi.fn<(id: string) => Promise<Outcome>>(),
  onStartRoutine: vi.fn<(id: string) => void>(),
  onGetReward: vi.fn<(id: string) => Promise<Outcome>>(),
  onExit: vi.fn<() => void>(),
  onClose: vi.fn<() => void>(),
};

const show = () => render(<VoiceDialog context={context} words={words} {...callbacks} />);
const said = () => screen.getByRole('status').textContent;
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeRecognition.all = [];
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
  callbacks.onDoChore.mockResolvedValue({ ok: true });
  callbacks.onGetReward.mockResolvedValue({ ok: true });
});

describe('the voice dialog', () => {
  it('listens in English when opened and shows the recognized text', () => {
    show();
    expect(ear()).toMatchObject({
      state: 'listening',
      lang: 'en-US',
      continuous: false,
      interimResults: true,
    });
    expect(said()).toBe('I’m listening…');
    ear().says(['how many'], false);
    expect(said()).toBe('how many');
    ear().says(['how many stars do I have']);
    expect(said()).toBe('You have 12 stars!');
    expect(ear().state).toBe('aborted');
  });

  it.each([
    ['show my chores', 'chores'],
    ['rewards', 'rewards'],
    ['badges', 'badges'],
    ['messages', 'messages'],
    ['leaderboard', 'leaderboard'],
    ['history', 'chore-history'],
    ['reward history', 'reward-history'],
  ])('opens: %s', (text, place) => {
    show();
    ear().says([text]);
    expect(callbacks.onOpen).toHaveBeenCalledExactlyOnceWith(place);
  });

  it('exits and closes on command', () => {
    show();
    ear().says(['exit']);
    expect(callbacks.onExit).toHaveBeenCalledOnce();
    cleanup();
    show();
    ear().says(['never mind']);
    expect(callbacks.onClose).toHaveBeenCalledOnce();
  });

  it('starts a routine without asking whether it is done', () => {
    show();
    ear().says(['start morning routine']);
    expect(callbacks.onStartRoutine).toHaveBeenCalledExactlyOnceWith('c5');
    expect(callbacks.onDoChore).not.toHaveBeenCalled();
  });

  it('submits a chore only after a spoken yes', async () => {
    show();
    ear().says(['do wash the dishes']);
    expect(said()).toBe('Wash the dishes. Is it done?');
    expect(ear().state).toBe('listening');
    expect(callbacks.onDoChore).not.toHaveBeenCalled();
    ear().says(['yes please']);
    await settle();
    expect(callbacks.onDoChore).toHaveBeenCalledExactlyOnceWith('c1');
    expect(said()).toBe('Well done! A grown-up will look soon.');
  });

  it('requests a reward only after a tapped yes, and a no changes nothing', async () => {
    show();
    ear().says(['get ice cream']);
    tap('Not now');
    expect(callbacks.onGetReward).not.toHaveBeenCalled();
    tap('Talk to Pip');
    ear().says(['get ice cream']);
    tap(/^Yes, get it!/);
    await settle();
    expect(callbacks.onGetReward).toHaveBeenCalledExactlyOnceWith('r1');
    expect(said()).toBe('You asked for it! A grown-up will look soon.');
  });

  it.each([
    ['do the dishes', 'Your egg came back'],
    ['get ice cream', 'That didn’t work'],
  ])('reports why "%s" failed', async (order, title) => {
    const failed: Outcome = { ok: false, message: 'Try again later!' };
    callbacks.onDoChore.mockResolvedValue(failed);
    callbacks.onGetReward.mockResolvedValue(failed);
    show();
    ear().says([order]);
    ear().says(['yes']);
    await settle();
    expect(said()).toBe(`${title}. Try again later!`);
  });

  it('offers a choice between matches and accepts a name, a position or a tap', () => {
    show();
    ear().says(['do clean']);
    expect(screen.getByRole('button', { name: /Clean windows/ })).toBeTruthy();
    ear().says(['the second one']);
    expect(screen.getByText('Clean the kitchen')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Yes, done!/ })).toBeTruthy();
    cleanup();
    show();
    ear().says(['do clean']);
    tap(/Clean windows/);
    expect(screen.queryByText('Clean the kitchen')).toBeNull();
  });

  it('explains why a chore or reward is unavailable', () => {
    show();
    ear().says(['do feed the cat']);
    expect(said()).toBe('Feed the cat is waiting for a grown-up.');
    tap('Talk to Pip');
    ear().says(['get movie night']);
    expect(said()).toBe('Movie night needs 1 more star.');
    tap('Talk to Pip');
    ear().says(['do paint the elephant']);
    expect(said()).toBe('I don’t know that chore.');
    tap('Talk to Pip');
    ear().says(['purple elephants']);
    expect(said()).toBe('I didn’t get that. You can say one of these.');
  });

  it('can be used by tapping', () => {
    show();
    tap('How many stars?');
    expect(said()).toBe('You have 12 stars!');
    tap('Do Wash the dishes');
    expect(screen.getByRole('button', { name: /^Yes, done!/ })).toBeTruthy();
  });

  it.each([
    ['no-speech', 'I didn’t hear you. Tap the microphone and try again!'],
    ['network', 'I can’t listen without internet. You can tap the pictures.'],
    ['not-allowed', 'My ears are turned off. Ask a grown-up to allow the microphone.'],
    ['audio-capture', 'Oops, my ears didn’t work. Try again, or tap the pictures.'],
  ])('shows a kind message for the error %s', (error, text) => {
    show();
    ear().fails(error);
    expect(said()).toBe(text);
    expect(screen.getByRole('button', { name: 'Talk to Pip' })).toBeTruthy();
  });

  it('stops listening after ten seconds', async () => {
    show();
    await act(() => vi.advanceTimersByTimeAsync(9900));
    expect(ear().state).toBe('listening');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(ear().state).toBe('stopped');
    expect(said()).toBe('I didn’t hear you. Tap the microphone and try again!');
  });

  it('uses the interim result at the end', async () => {
    show();
    ear().says(['how many stars'], false);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(said()).toBe('You have 12 stars!');
  });

  it('ignores results after it is stopped or closed', () => {
    show();
    const first = ear();
    tap('Stop listening');
    first.says(['exit']);
    expect(callbacks.onExit).not.toHaveBeenCalled();
    tap('Talk to Pip');
    const second = ear();
    cleanup();
    expect(second.state).toBe('aborted');
    second.says(['exit']);
    expect(callbacks.onExit).not.toHaveBeenCalled();
  });

  it('works by tapping without speech recognition', () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    show();
    expect(said()).toBe('This tablet can’t listen. You can tap the pictures.');
    tap('Badges');
    expect(callbacks.onOpen).toHaveBeenCalledWith('badges');
  });
});

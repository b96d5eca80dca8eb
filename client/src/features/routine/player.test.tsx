import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@shared/constants';
import { pauseRun, markStep, startRun, type Run, type Step } from '@shared/rules/routine';
import { pass, pretendServer } from '../../../../tests/support/client';
import { restoreServerAhead } from '@/lib/api/server-clock';
import { talksToPip } from '@/lib/sound/talks-to-pip';
import { loadPlayerVoice } from '@/features/voice/load-voice';
import { RoutinePlayer, type PlayerActions } from './player';
import { ReadyScreen } from './ready-screen';

class FakeRecognition extends EventTarget {
  static ear: FakeRecognition | null = null;
  static hear(alternatives: readonly string[]) {
    const result = Object.assign(
      alternatives.map((transcript) => ({ transcript })),
      { isFinal: true },
    );
    act(() => void this.ear?.dispatchEvent(Object.assign(new Event('result'), { results: [result] })));
  }
  static fail(error: string) {
    act(() => void this.ear?.dispatchEvent(Object.assign(new Event('error'), { error })));
  }
  start() {
    FakeRecognition.ear = this;
  }
  stop() {}
  abort() {
    if (FakeRecognition.ear === this) FakeRecognition.ear = null;
  }
}

const START = Date.parse('2029-03-01T07:00:00Z');
const kid = { name: 'Mia', avatarColor: '#FF8FC0', friend: null };
const chore = { name: 'Morning routine' };
const step = (id: string, name: string, minutes: number | null = null): Step => ({
  id,
  name,
  iconName: null,
  minutes,
});
const steps = [step('bed', 'Make your bed'), step('teeth', 'Brush your teeth', 30), step('shoes', 'Shoes')];
const atStart = startRun(steps, new Date(START));
const done = (run: Run, stepId: string, at = START) =>
  markStep(run, steps, { stepId, state: 'done' }, new Date(at));
const noAction = vi.fn<() => void>();
const actions: PlayerActions = {
  next: noAction,
  back: noAction,
  pause: noAction,
  keepGoing: noAction,
  skip: noAction,
  everything: noAction,
  startOver: noAction,
  leave: noAction,
};
const readyBy = { at: START + 15 * MINUTE_MS, windowMinutes: 30, timezone: 'UTC' };

const show = (run: Run, more: Partial<Parameters<typeof RoutinePlayer>[0]> = {}) =>
  render(<RoutinePlayer kid={kid} chore={chore} steps={steps} run={run} actions={actions} {...more} />);
const share = () => Number(document.querySelector('[data-share]')?.getAttribute('data-share'));
const disk = () => document.querySelector('[data-disk]')?.getAttribute('data-disk');
const sun = () => document.querySelector('[data-sun]')?.getAttribute('data-sun');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  restoreServerAhead(0);
});

describe('the player', () => {
  it('shows one step and the way to the nest', () => {
    show(done(atStart, 'bed'));
    expect(screen.getByRole('heading', { name: 'Brush your teeth' })).toBeTruthy();
    expect(screen.getByText('Step 2 of 3: Brush your teeth')).toBeTruthy();
    const stones = [...document.querySelectorAll('[data-step]')].map((stone) =>
      stone.getAttribute('data-step'),
    );
    expect(stones).toEqual(['done', 'current', 'open']);
  });

  it('has Next, and Done at the last open step', () => {
    const { rerender } = show(atStart);
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back one step' }).disabled).toBe(true);
    const last = done(done(atStart, 'bed'), 'teeth');
    rerender(<RoutinePlayer kid={kid} chore={chore} steps={steps} run={last} actions={actions} />);
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back one step' }).disabled).toBe(false);
  });

  it('shows the chore and Done if an adult has removed all open steps', () => {
    show(
      { ...atStart, marks: { bed: { state: 'done', seconds: 5 } }, current: null },
      { steps: [steps[0]!] },
    );
    expect(screen.getByRole('heading', { name: 'Morning routine' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  });

  it('starts over only after a second tap', () => {
    const startOver = vi.fn<() => void>();
    show(pauseRun(atStart, new Date(START)), { actions: { ...actions, startOver } });
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(startOver).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Tap again to start over' }));
    expect(startOver).toHaveBeenCalledOnce();
  });

  it('has no buttons to act without actions', () => {
    show(pauseRun(atStart, new Date(START)), { actions: undefined, lane: true });
    expect(screen.queryByRole('button', { name: /Next|Pause|Keep going|Leave/ })).toBeNull();
  });
});

describe('voice in the player', () => {
  const hear = async (...alternatives: string[]) => {
    await pass(1000);
    FakeRecognition.hear(alternatives);
  };
  const listening = async (run: Run, more: Parameters<typeof show>[1] = {}) => {
    await loadPlayerVoice();
    show(run, { isListening: true, ...more });
    await pass(100);
    expect(FakeRecognition.ear).not.toBeNull();
  };

  beforeEach(() => {
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
    FakeRecognition.ear = null;
    noAction.mockClear();
  });

  it('moves on, goes back and pauses, and listens again after each', async () => {
    const [next, back, pause] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    await listening(done(atStart, 'bed'), { actions: { ...actions, next, back, pause } });
    await hear('can we have pancakes');
    await hear('next');
    await hear('go bag', 'go back');
    await hear('pause');
    expect([next, back, pause].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('ends a pause, and moves on only after it', async () => {
    const [next, keepGoing] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await listening(pauseRun(atStart, new Date(START)), { actions: { ...actions, next, keepGoing } });
    await hear('done');
    await hear('keep going');
    expect(next).not.toHaveBeenCalled();
    expect(keepGoing).toHaveBeenCalledOnce();
  });

  it('answers with the remaining time', async () => {
    await listening(done(atStart, 'bed'), { readyBy });
    await hear('how much time');
    expect(screen.getByText(/^30 minutes for this step\. 15 minutes until/)).toBeTruthy();
    await pass(10_000);
    expect(screen.queryByText(/for this step/)).toBeNull();
  });

  it('gives up without permission to listen', async () => {
    talksToPip.set(true);
    await listening(atStart);
    FakeRecognition.fail('not-allowed');
    await pass(10_000);
    expect(FakeRecognition.ear).toBeNull();
    expect(talksToPip.get()).toBe(false);
  });
});

describe('the disk', () => {
  it('is exact after 30 minutes in which the device was too slow for most ticks', async () => {
    const minutes = [step('read', 'Read', 60)];
    show(startRun(minutes, new Date(START)), { steps: minutes });
    expect(share()).toBe(1);
    // A slow device runs one timer for many seconds.
    for (let minute = 0; minute < 30; minute += 1) {
      vi.setSystemTime(Date.now() + 58_500);
      await act(() => vi.advanceTimersByTimeAsync(1500));
    }
    expect(share()).toBeCloseTo(0.5, 3);
  });

  it('goes on when the device’s clock is set back', async () => {
    show(done(atStart, 'bed'));
    await pass(5000);
    vi.setSystemTime(Date.now() - HOUR_MS);
    await pass(5000);
    expect(share()).toBeCloseTo(1 - 10 / (30 * 60), 3);
  });

  it('follows the server when the device’s clock is set forward', async () => {
    let real = 0;
    pretendServer({
      'GET /healthz': () => ({ body: 'ok', headers: { Date: new Date(START + real).toUTCString() } }),
    });
    show(done(atStart, 'bed'));
    await pass(5000);
    real = 10_000;
    vi.setSystemTime(Date.now() + HOUR_MS);
    await pass(5000);
    expect(disk()).toBe('running');
    expect(share()).toBeCloseTo(1 - 14 / (30 * 60), 2);
  });

  it('stops in a pause', async () => {
    const run = done(atStart, 'bed');
    show(pauseRun(run, new Date(START + 10 * MINUTE_MS)));
    await pass(5000);
    expect(share()).toBeCloseTo(1 - 10 / 30, 3);
  });

  it('shows an empty ring and only “Take your time.” when time is up', () => {
    vi.setSystemTime(START + 30 * MINUTE_MS);
    show(done(atStart, 'bed'));
    expect(disk()).toBe('empty');
    expect(screen.getByText('Take your time.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });
});

describe('the sun path', () => {
  it.each([
    [START - 20 * MINUTE_MS, 'before', null],
    [START, 'on-its-way', '15 min'],
    [START + 14.5 * MINUTE_MS, 'on-its-way', '1 min'],
    [START + 16 * MINUTE_MS, 'past', null],
  ])('shows the sun at %i as %s with the label %s', (now, state, label) => {
    vi.setSystemTime(now);
    show(atStart, { readyBy });
    expect(sun()).toBe(state);
    expect(screen.queryByText(/ min$/)?.textContent ?? null).toBe(label);
  });

  it('has no dot below the sun behind the hill', () => {
    show(atStart, { readyBy: { ...readyBy, at: START + 60 * MINUTE_MS } });
    expect(sun()).toBe('before');
    expect(document.querySelector<HTMLElement>('[data-sun] i')?.style.top).not.toBe('100.00%');
  });
});

describe('the finished routine', () => {
  it('counts the minutes to play until the ready-by time', async () => {
    render(<ReadyScreen kid={kid} places={[]} stars={3} readyBy={readyBy} onYay={noAction} />);
    expect(screen.getByRole('heading', { name: /You’re ready, Mia!/ })).toBeTruthy();
    expect(screen.getByText('15 minutes to play')).toBeTruthy();
    await pass(MINUTE_MS);
    expect(screen.getByText('14 minutes to play')).toBeTruthy();
    vi.setSystemTime(readyBy.at);
    await pass(10_000);
    expect(screen.queryByText(/to play/)).toBeNull();
  });
});

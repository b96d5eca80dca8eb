import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { play, setMuted, useMuted, useSounds } from './sounds';

let tones: number[] = [];

class Param {
  value = 0;
  setValueAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}

class Node {
  gain = new Param();
  frequency = new Param();
  connect<Other>(other: Other): Other {
    return other;
  }
  start() {
    tones.push(this.frequency.value);
  }
  stop() {}
}

class RecordingContext {
  state = 'running';
  currentTime = 0;
  destination = new Node();
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBiquadFilter = () => new Node();
  createWaveShaper = () => new Node();
}

beforeAll(async () => {
  vi.stubGlobal('AudioContext', RecordingContext);
  await import('./sound-player');
});

const TAP = 520;
const SOFT = 330;
const LAY = [392, 523.25];

const vibrate = vi.fn<(pattern: number | number[]) => boolean>();
let still = false;

beforeEach(() => {
  tones = [];
  vibrate.mockClear();
  still = false;
  setMuted(false);
  vi.stubGlobal('AudioContext', RecordingContext);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ on = true }: { on?: boolean }) {
  useSounds(on);
  const muted = useMuted();
  return (
    <>
      <button type="button">
        <b>Do It!</b>
      </button>
      <button type="button" aria-disabled>
        Off
      </button>
      <button type="button" onClick={() => setMuted(!muted)}>
        Sound
      </button>
      <p>Words</p>
    </>
  );
}

const heard = async () => {
  await vi.dynamicImportSettled();
  return tones;
};
const press = (text: string) => fireEvent.click(screen.getByText(text));

describe("the sounds of a kid's page", () => {
  it('plays a tap sound and vibrates on every button, softly if it is disabled', async () => {
    render(<Page />);
    press('Do It!');
    press('Off');
    press('Words');
    expect(await heard()).toEqual([TAP, SOFT]);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(8);
  });

  it("are silent outside a kid's own page and in a family without sounds", async () => {
    play('fanfare');
    const { rerender, unmount } = render(<Page on={false} />);
    press('Do It!');
    expect(await heard()).toEqual([]);
    rerender(<Page />);
    play('lay');
    expect(await heard()).toEqual(LAY);
    unmount();
    play('lay');
    expect(await heard()).toEqual(LAY);
  });

  it('are silent before the first interaction and with reduced motion', async () => {
    render(<Page />);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, vibrate });
    play('star');
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
    still = true;
    play('star');
    expect(await heard()).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('are silent if the kid muted them, which the device remembers', async () => {
    render(<Page />);
    press('Sound');
    expect(localStorage.getItem('starnest:muted')).not.toBeNull();
    press('Do It!');
    play('fanfare');
    expect(await heard()).toEqual([]);
    press('Sound');
    expect(await heard()).toEqual([TAP]);
    expect(localStorage.getItem('starnest:muted')).toBeNull();
  });

  it('rise with stars that land in quick succession', async () => {
    const now = vi.spyOn(performance, 'now');
    render(<Page />);
    for (const time of [10_000, 10_060, 10_120, 12_000]) {
      now.mockReturnValue(time);
      act(() => play('star'));
    }
    const C5 = 523.25;
    const D5 = 587.33;
    const E5 = 659.25;
    expect(await heard()).toEqual([C5, C5 * 2, D5, D5 * 2, E5, E5 * 2, C5, C5 * 2]);
    now.mockRestore();
  });
});

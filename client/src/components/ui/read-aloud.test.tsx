import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speakable } from '@/lib/sound/speech';
import { ReadAloud } from './read-aloud';

class Utterance extends EventTarget {
  text: string;
  lang = '';
  voice: { lang: string; localService: boolean } | null = null;
  rate = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

let spoken: Utterance[];
const voices = [
  { lang: 'de-DE', localService: true },
  { lang: 'en-US', localService: false },
  { lang: 'en-GB', localService: true },
];
const cancel = vi.fn<() => void>();

beforeEach(() => {
  spoken = [];
  cancel.mockClear();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
  });
});

const ear = (of: string) => screen.getByRole('button', { name: `Read aloud: ${of}` });
const pressed = (of: string) => ear(of).getAttribute('aria-pressed');

describe('ReadAloud', () => {
  it('speaks with a local English voice and resets at the end', () => {
    render(<ReadAloud text="Water plants. 5 stars 🌟" of="Water plants" />);
    fireEvent.click(ear('Water plants'));
    expect(spoken).toMatchObject([{ text: 'Water plants. 5 stars', lang: 'en-GB' }]);
    expect(pressed('Water plants')).toBe('true');
    act(() => void spoken[0]?.dispatchEvent(new Event('end')));
    expect(pressed('Water plants')).toBe('false');
  });

  it('stops when clicked again, when another text starts, and when it unmounts', () => {
    const { unmount } = render(
      <>
        <ReadAloud text="One" of="one" />
        <ReadAloud text="Two" of="two" />
      </>,
    );
    fireEvent.click(ear('one'));
    fireEvent.click(ear('one'));
    expect(pressed('one')).toBe('false');
    fireEvent.click(ear('one'));
    fireEvent.click(ear('two'));
    expect([pressed('one'), pressed('two')]).toEqual(['false', 'true']);
    cancel.mockClear();
    unmount();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is hidden if the browser has no voice', () => {
    vi.unstubAllGlobals();
    render(<ReadAloud text="One" of="one" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('speakable', () => {
  it('removes emoji', () => {
    expect(speakable('Well done 👩‍👧 ❤️!')).toBe('Well done !');
    expect(speakable('🎉🏆')).toBe('');
    expect(speakable('1 + 2 stars')).toBe('1 + 2 stars');
  });
});

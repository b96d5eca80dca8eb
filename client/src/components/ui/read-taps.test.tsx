import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadTaps } from './read-taps';

class Utterance extends EventTarget {
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

let spoken: string[];
const onDo = vi.fn<() => void>();

beforeEach(() => {
  spoken = [];
  onDo.mockClear();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    speak: ({ text }: Utterance) => spoken.push(text),
    cancel: () => undefined,
  });
});

function Page({ on = true }: { on?: boolean }) {
  return (
    <main>
      <ul>
        <li>
          <button type="button" data-ear="Dust. 5 stars. To do.">
            Ear
          </button>
          <b>Dust</b>
          <button type="button" aria-label="Do It! Dust" onClick={onDo}>
            <i>Do It!</i>
          </button>
        </li>
      </ul>
      <p>More stars</p>
      {on && <ReadTaps />}
    </main>
  );
}
const tap = (text: string) => fireEvent.click(screen.getByText(text));

describe('taps that are read', () => {
  it('read a key first, and press it when it is tapped again', () => {
    render(<Page />);
    tap('Do It!');
    expect(spoken).toEqual(['Do It! Dust']);
    expect(onDo).not.toHaveBeenCalled();
    tap('Do It!');
    expect(onDo).toHaveBeenCalledOnce();
    // And so on: it is read again before it is pressed again.
    tap('Do It!');
    expect(onDo).toHaveBeenCalledOnce();
  });

  it('read a key again after something else was read', () => {
    render(<Page />);
    tap('Do It!');
    tap('More stars');
    tap('Do It!');
    expect(spoken).toEqual(['Do It! Dust', 'More stars', 'Do It! Dust']);
    expect(onDo).not.toHaveBeenCalled();
  });

  it('read a tile as its ear does, however often, and leave the ear itself alone', () => {
    render(<Page />);
    tap('Dust');
    tap('Dust');
    tap('Ear');
    expect(spoken).toEqual(['Dust. 5 stars. To do.', 'Dust. 5 stars. To do.']);
  });

  it('end with it: keys do at once what they do, and nothing stays marked', () => {
    const { rerender, container } = render(<Page />);
    tap('Do It!');
    rerender(<Page on={false} />);
    expect(container.querySelector('[data-read-tap]')).toBeNull();
    tap('Do It!');
    expect(onDo).toHaveBeenCalledOnce();
  });
});

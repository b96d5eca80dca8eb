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

describe('reading taps aloud', () => {
  it('reads a button on the first tap and clicks it on the second', () => {
    render(<Page />);
    tap('Do It!');
    expect(spoken).toEqual(['Do It! Dust']);
    expect(onDo).not.toHaveBeenCalled();
    tap('Do It!');
    expect(onDo).toHaveBeenCalledOnce();
    // A further tap reads it again before the next click.
    tap('Do It!');
    expect(onDo).toHaveBeenCalledOnce();
  });

  it('reads a button again after another one was read', () => {
    render(<Page />);
    tap('Do It!');
    tap('More stars');
    tap('Do It!');
    expect(spoken).toEqual(['Do It! Dust', 'More stars', 'Do It! Dust']);
    expect(onDo).not.toHaveBeenCalled();
  });

  it('reads a tile like its read-aloud button, which it leaves alone', () => {
    render(<Page />);
    tap('Dust');
    tap('Dust');
    tap('Ear');
    expect(spoken).toEqual(['Dust. 5 stars. To do.', 'Dust. 5 stars. To do.']);
  });

  it('when turned off, buttons click immediately and no mark remains', () => {
    const { rerender, container } = render(<Page />);
    tap('Do It!');
    rerender(<Page on={false} />);
    expect(container.querySelector('[data-read-tap]')).toBeNull();
    tap('Do It!');
    expect(onDo).toHaveBeenCalledOnce();
  });
});

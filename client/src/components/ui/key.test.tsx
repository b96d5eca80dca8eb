import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Key } from './key';

const send = vi.fn<() => void>();
const key = () => screen.getByRole('button', { name: /^Save/ });

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});

describe('a key that sends', () => {
  it('sends once, though the second tap comes before it can be shown that it sends', () => {
    render(
      <Key saving={false} onClick={send}>
        Save
      </Key>,
    );
    fireEvent.click(key());
    fireEvent.click(key());
    expect(send).toHaveBeenCalledOnce();
    vi.runAllTimers();
    fireEvent.click(key());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('submits its form once', () => {
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Key type="submit" saving={false}>
          Save
        </Key>
      </form>,
    );
    fireEvent.click(key());
    fireEvent.click(key());
    expect(send).toHaveBeenCalledOnce();
  });

  it('is pressed as often as one likes where it sends nothing', () => {
    render(<Key onClick={send}>Save</Key>);
    fireEvent.click(key());
    fireEvent.click(key());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

const send = vi.fn<() => void>();
const key = () => screen.getByRole('button', { name: /^Save/ });

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});

describe('a key that sends', () => {
  it('sends once, though the second tap comes before it can be shown that it sends', () => {
    render(
      <Button saving={false} onClick={send}>
        Save
      </Button>,
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
        <Button type="submit" saving={false}>
          Save
        </Button>
      </form>,
    );
    fireEvent.click(key());
    fireEvent.click(key());
    expect(send).toHaveBeenCalledOnce();
  });

  it('keeps the focus while it sends, and sends nothing more until it is done', () => {
    const shown = (saving: boolean) => (
      <Button saving={saving} onClick={send}>
        Save
      </Button>
    );
    const { rerender } = render(shown(false));
    key().focus();
    rerender(shown(true));
    const busy = screen.getByRole('button');
    expect([document.activeElement, busy.getAttribute('aria-disabled')]).toEqual([busy, 'true']);
    expect(busy.matches(':disabled')).toBe(false);
    fireEvent.click(busy);
    expect(send).not.toHaveBeenCalled();
    rerender(shown(false));
    fireEvent.click(key());
    expect(send).toHaveBeenCalledOnce();
  });

  it('is pressed as often as one likes where it sends nothing', () => {
    render(<Button onClick={send}>Save</Button>);
    fireEvent.click(key());
    fireEvent.click(key());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

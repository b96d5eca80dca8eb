import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

const send = vi.fn<() => void>();
const key = () => screen.getByRole('button', { name: /^Save/ });

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});

describe('a button that sends', () => {
  it('sends once even if the second tap comes before the saving state renders', () => {
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

  it('keeps the focus while sending and ignores further clicks', () => {
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

  it('allows repeated clicks if it sends nothing', () => {
    render(<Button onClick={send}>Save</Button>);
    fireEvent.click(key());
    fireEvent.click(key());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

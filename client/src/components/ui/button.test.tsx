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

  it('is pressed as often as one likes where it sends nothing', () => {
    render(<Button onClick={send}>Save</Button>);
    fireEvent.click(key());
    fireEvent.click(key());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

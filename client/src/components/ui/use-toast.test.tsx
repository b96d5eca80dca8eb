import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import Toaster from './toast';
import { dropWaitingToasts, holdBack, useToastQueue } from './toast-queue';
import { coverToasts, dismissToast, noteToasterMounted, toast, useToast } from './use-toast';

it('is hidden while something covers the screen, and the newest is shown afterwards', () => {
  const { result } = renderHook(() => useToast());
  const title = () => result.current?.title;
  act(() => toast({ title: 'Before' }));
  let uncover = () => {};
  act(() => {
    uncover = coverToasts();
  });
  expect(title()).toBeUndefined();
  act(() => uncover());
  expect(title()).toBe('Before');
  act(() => {
    uncover = coverToasts();
  });
  act(() => toast({ title: 'Meanwhile' }));
  expect(title()).toBeUndefined();
  act(() => uncover());
  expect(title()).toBe('Meanwhile');
  act(() => dismissToast());
  expect(result.current?.open).toBe(false);
});

it('is announced with a pause between its title and its text', async () => {
  render(<Toaster />);
  act(() => toast({ title: 'Message sent', description: 'To Mia' }));
  expect(await screen.findByText('Notification Message sent. To Mia')).toBeDefined();
  act(() => dismissToast());
});

it('doesn’t keep Escape from the dialog below it', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <>
      <Dialog open onOpenChange={onOpenChange} title="Hearts">
        <input aria-label="Name" />
      </Dialog>
      <Toaster />
    </>,
  );
  act(() => toast({ title: 'Heart removed' }));
  await screen.findByText('Notification Heart removed');
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('leaves Escape to a dialog once', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Hearts">
      <input aria-label="Name" />
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

describe('Pip’s message', () => {
  afterEach(() => {
    dropWaitingToasts();
    noteToasterMounted(() => false);
  });

  const said = () => {
    vi.useFakeTimers();
    noteToasterMounted(holdBack);
    const { result } = renderHook(() => {
      const message = useToast();
      useToastQueue(message);
      return message;
    });
    return () => result.current?.title;
  };
  const say = (title: string) => {
    act(() => toast({ title, tone: 'pip' }));
  };
  const later = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('stays long enough to be read before the next message', () => {
    const title = said();
    say('An egg came back');
    later(2000);
    say('3 stars for you');
    say('Robin looked again');
    expect(title()).toBe('An egg came back');
    later(1000);
    expect(title()).toBe('3 stars for you');
    later(3000);
    expect(title()).toBe('Robin looked again');
    later(3000);
    say('Taken back!');
    expect(title()).toBe('Taken back!');
  });

  it('starts its reading time when nothing covers it', () => {
    const title = said();
    say('Before');
    let uncover = () => {};
    act(() => {
      uncover = coverToasts();
    });
    say('Meanwhile');
    later(10_000);
    act(() => uncover());
    expect(title()).toBe('Before');
    later(3000);
    expect(title()).toBe('Meanwhile');
  });

  it('is replaced by the same text, a notification for parents, or a swipe', () => {
    const title = said();
    const { result } = renderHook(() => useToast());
    say('Kept safe!');
    act(() => toast({ title: 'Kept safe!', description: 'Two of them', tone: 'pip' }));
    expect(result.current?.description).toBe('Two of them');
    say('An egg came back');
    act(() => dismissToast());
    later(0);
    expect(title()).toBe('An egg came back');
    act(() => toast({ title: 'Saved', tone: 'ok' }));
    expect(title()).toBe('Saved');
  });

  it('is removed with its page', () => {
    const title = said();
    say('Hello');
    say('Not any more');
    dropWaitingToasts();
    later(10_000);
    expect(title()).toBe('Hello');
  });
});

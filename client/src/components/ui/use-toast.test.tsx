import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coverToasts, dismissToast, toast, useToast } from './use-toast';

it('is hidden by what covers the screen, and shown afterwards: the newest of all', () => {
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

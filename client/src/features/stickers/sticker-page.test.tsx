import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderInApp } from '../../../../tests/support/client';
import { readUnsentNest, useUnsentNest } from '@/lib/storage/unsent-nest';
import { type OwnSticker, withUnsent } from './placement';
import { StickerPage } from './sticker-page';

const stickers: OwnSticker[] = [
  { id: 'crab', day: '2030-06-10', scene: 'sea', x: 500, y: 500 },
  { id: 'seahorse', day: '2030-06-11', scene: null, x: null, y: null },
  { id: 'lamb', day: '2030-06-12', scene: null, x: null, y: null },
];

function Page({ readOnly = false }: { readOnly?: boolean }) {
  const unsent = useUnsentNest('mia').stickers;
  return <StickerPage scene="sea" kidId="mia" stickers={withUnsent(stickers, unsent)} readOnly={readOnly} />;
}

const places = () => readUnsentNest('mia').stickers;
const own = (day: string) => document.querySelector<HTMLElement>(`[data-own="${day}"]`) ?? document.body;
const press = (day: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(own(day), { key });
};
const isInTray = (day: string) => own(day).closest('[data-tray]') !== null;

beforeEach(() => localStorage.clear());

it('places a sticker with the keyboard: in its own spot, or where the arrow keys move it', () => {
  renderInApp(<Page />);
  own('2030-06-11').focus();
  press('2030-06-11', ' ');
  expect(document.querySelector('[data-spot-light]')).toBeTruthy();
  expect(screen.getByText('a seahorse: now tap a place!')).toBeTruthy();
  press('2030-06-11', 'ArrowRight', ' ');
  expect(places()).toEqual([{ day: '2030-06-11', scene: 'sea', x: 506, y: 530 }]);
  expect(isInTray('2030-06-11')).toBe(false);
  expect(document.activeElement).toBe(own('2030-06-11'));
  expect(document.querySelector('[data-silhouette="seahorse"]')).toBeNull();

  press('2030-06-11', ' ', 'ArrowRight', 'ArrowRight', 'ArrowDown', ' ');
  expect(places()).toEqual([{ day: '2030-06-11', scene: 'sea', x: 556, y: 570 }]);
});

it('lets the keyboard move, remove and restore a sticker', () => {
  renderInApp(<Page />);
  press('2030-06-10', ' ', 'ArrowLeft', 'Escape');
  expect(places()).toEqual([]);
  press('2030-06-10', 'Delete');
  expect(isInTray('2030-06-10')).toBe(true);
  expect(screen.getByText('a crab: back with the others.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(isInTray('2030-06-10')).toBe(false);
  expect(places()).toEqual([{ day: '2030-06-10', scene: 'sea', x: 500, y: 500 }]);
  expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
});

it('needs no dragging: one tap picks a sticker up, another puts it down or peels it off', () => {
  renderInApp(<Page />);
  // This sticker has no spot here.
  fireEvent.click(own('2030-06-12'));
  expect(document.querySelector('[data-spot-light]')).toBeNull();
  fireEvent.click(own('2030-06-12'));
  expect(places()).toEqual([{ day: '2030-06-12', scene: 'sea', x: 500, y: 500 }]);
  fireEvent.click(own('2030-06-12'));
  fireEvent.click(screen.getByRole('button', { name: 'Peel off' }));
  expect(isInTray('2030-06-12')).toBe(true);
});

it('shows a parent the scene without buttons', () => {
  renderInApp(<Page readOnly />);
  expect(screen.getByRole('img', { name: 'a crab' })).toBeTruthy();
  expect(document.querySelector('[data-tray]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'a crab' })).toBeNull();
});

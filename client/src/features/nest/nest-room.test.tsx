import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import { ownedThings } from '@shared/rules/nest-things';
import NestRoom from './nest-room';

const mia = { id: 'm', name: 'Mia', avatarColor: '#7BC950', friend: 'fox' } as Kid;
const nest = {
  items: ownedThings(1000).map(({ id, earnedBy }) => ({ id, earnedBy, place: null })),
  stickers: [],
} as never;

function furnish() {
  const onPlace = vi.fn<(id: string, place: string | null) => void>();
  render(<NestRoom kid={mia} nest={nest} lifetime={1000} onPlace={onPlace} />);
  const mailbox = screen.getByRole('button', { name: 'Mailbox' });
  mailbox.focus();
  const press = (...keys: string[]) => {
    for (const key of keys) {
      const [name = '', shiftKey = false] = key.startsWith('Shift+') ? [key.slice(6), true] : [key];
      // Browsers do this unless the key is handled.
      if (fireEvent.keyDown(mailbox, { key: name, shiftKey }) && name === 'Enter') fireEvent.click(mailbox);
    }
  };
  return { onPlace, press };
}
const said = () => screen.getByRole('status').textContent;

describe('the room with the keyboard', () => {
  it('visits the things and the character from left to right', () => {
    furnish();
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names[0]).toBe('Mailbox');
    expect(names.indexOf('Bookshelf')).toBeLessThan(names.indexOf('Fox'));
    expect(names.indexOf('Fox')).toBeLessThan(names.indexOf('Telescope'));
    expect(new Set(names).size).toBe(17);
  });

  it('moves a thing with the arrow keys and announces each step', () => {
    const { press, onPlace } = furnish();
    press(' ');
    expect(said()).toBe('Mailbox. Arrow keys move it. Enter puts it down.');
    press('ArrowRight');
    expect(said()).toBe('To the right');
    press('Shift+ArrowRight', 'ArrowUp');
    expect(said()).toBe('Up');
    press('Enter');
    expect(onPlace).toHaveBeenCalledExactlyOnceWith('mailbox', 'ground:61,762');
    expect(said()).toBe('Mailbox: good spot!');
  });

  it('stops at the edge of the zone', () => {
    const { press, onPlace } = furnish();
    press(' ', 'ArrowLeft', 'ArrowLeft');
    expect(said()).toBe('This is as far as it goes.');
    press(' ');
    expect(onPlace).toHaveBeenCalledExactlyOnceWith('mailbox', 'ground:0,952');
  });

  it('returns a thing on Escape and puts it away on Delete', () => {
    const { press, onPlace } = furnish();
    press(' ', 'ArrowRight', 'Escape');
    expect(onPlace).not.toHaveBeenCalled();
    expect(said()).toBe('Mailbox: back in its place');
    press('Delete');
    expect(onPlace).toHaveBeenCalledExactlyOnceWith('mailbox', 'toy-box');
  });

  it('plays the reaction on Enter without picking the thing up', () => {
    const { press, onPlace } = furnish();
    press('Enter', 'ArrowRight', 'Enter');
    expect(onPlace).not.toHaveBeenCalled();
    expect(said()).toBe('');
  });
});

it('shows everything to a parent without anything to move', () => {
  render(<NestRoom kid={mia} nest={nest} lifetime={1000} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Wind chime')).not.toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewPraise } from '@shared/contracts/praise';
import { HeartButton } from './heart-button';

let sent: NewPraise[];
const button = () => screen.getByRole('button', { name: 'Send Leo a heart' });
const words = () => screen.getByRole('textbox', { name: 'Or say it in your own words first' });
const heart = (name: string) => screen.getByRole('button', { name });
const tray = () => screen.queryByRole('dialog', { name: 'Tap a heart to send it' });

describe.each([
  ['in a popover', true],
  ['in a sheet on phones', false],
])('the hearts %s', (_where, isWide) => {
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isWide,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    sent = [];
    render(
      <HeartButton
        label="Send Leo a heart"
        title="Tap a heart to send it"
        text="A heart for Leo"
        onSend={(praise) => sent.push(praise)}
      />,
    );
    button().focus();
    fireEvent.click(button());
    await screen.findByRole('dialog', { name: 'Tap a heart to send it' });
  });

  it('have names, and one tap sends a heart and closes them', async () => {
    expect(screen.getByText('A heart for Leo')).toBeTruthy();
    const names = ['Thank you!', 'You’re such a helper!', 'You kept at it!', 'That was so kind!'];
    await expect.poll(() => document.activeElement).toBe(heart('Thank you!'));
    for (const name of [...names, 'It sparkles!', 'A big hug!']) expect(heart(name)).toBeTruthy();
    fireEvent.click(heart('It sparkles!'));
    expect(sent).toEqual([{ picture: 'sparkle', words: null }]);
    await expect.poll(tray).toBeNull();
  });

  it('carry the adult’s own words', () => {
    fireEvent.change(words(), { target: { value: '  Every plate! ' } });
    fireEvent.keyDown(words(), { key: 'Enter' });
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(heart('Thank you!'));
    fireEvent.click(heart('A big hug!'));
    expect(sent).toEqual([{ picture: 'hug', words: 'Every plate!' }]);
  });

  it('are chosen with the keys 1 to 6, except while writing', () => {
    fireEvent.keyDown(words(), { key: '2' });
    expect(sent).toEqual([]);
    fireEvent.keyDown(heart('Thank you!'), { key: '2' });
    expect(sent).toEqual([{ picture: 'helper', words: null }]);
  });

  it('close with Escape, and the focus returns to the button', async () => {
    fireEvent.keyDown(heart('Thank you!'), { key: 'Escape' });
    await expect.poll(tray).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button());
    expect(sent).toEqual([]);
  });
});

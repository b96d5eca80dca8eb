import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PictureInput, PictureGrid, usePicturePattern } from './picture-input';

function Owner() {
  const pattern = usePicturePattern();
  return (
    <>
      <PictureInput chosen={pattern.chosen} />
      <PictureGrid chosen={pattern.chosen} onToggle={pattern.toggle} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the picture password grid', () => {
  it('shows the number and the order of the pictures', () => {
    render(<Owner />);
    press('Moon');
    press('Cat');
    expect(screen.getByRole('button', { name: 'Moon, picture 1' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Cat, picture 2' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2/4 selected');
  });

  it('removes a picture on the second tap and closes the gap', () => {
    render(<Owner />);
    press('Moon');
    press('Cat');
    press('Moon, picture 1');
    expect(screen.getByRole('button', { name: 'Cat, picture 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Moon' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('disables the other pictures after four', () => {
    render(<Owner />);
    for (const name of ['Moon', 'Cat', 'Dog', 'Ice cream']) press(name);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apple' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dog, picture 3' }).disabled).toBe(false);
  });
});

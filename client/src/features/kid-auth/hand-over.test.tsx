import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { KidCard } from '@shared/contracts/kids';
import { renderInApp } from '../../../../tests/support/client';
import { HandOver } from './hand-over';

const mia: KidCard = {
  id: 'mia',
  name: 'Mia',
  avatarColor: '#FF8FC5',
  totalStars: 0,
  currentLevel: 1,
  level: 1,
  friend: null,
};

it('takes a tap on the sibling’s card like the button', () => {
  const onTake = vi.fn<() => void>();
  renderInApp(
    <HandOver from={mia} to={{ ...mia, id: 'leo', name: 'Leo' }} onTake={onTake} onOther={() => undefined} />,
  );
  fireEvent.click(screen.getByText('Leo'));
  fireEvent.click(screen.getByRole('button', { name: 'I’m Leo' }));
  expect(onTake).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByText('Mia'));
  expect(onTake).toHaveBeenCalledTimes(2);
});

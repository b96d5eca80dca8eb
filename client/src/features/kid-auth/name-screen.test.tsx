import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { KidCard } from '@shared/contracts/kids';
import { NameCard } from './name-screen';

it('computes the level from the stars if the record has no level', () => {
  const {
    level: _level,
    currentLevel: _current,
    ...rest
  }: KidCard = {
    id: 'mia',
    name: 'Mia',
    friend: null,
    avatarColor: '#FF8FC0',
    totalStars: 38,
    currentLevel: 17,
    level: 17,
  };
  render(<NameCard kid={rest as KidCard} onChoose={() => undefined} />);
  expect(screen.getByText('Level 4')).toBeTruthy();
});

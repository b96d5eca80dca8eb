import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { KidCard } from '@shared/contracts/kids';
import { NameCard, NameScreen } from './name-screen';

const mia: KidCard = {
  id: 'mia',
  name: 'Mia',
  friend: null,
  avatarColor: '#FF8FC0',
  totalStars: 38,
  currentLevel: 17,
  level: 17,
};

it('computes the level from the stars if the record has no level', () => {
  const { level: _level, currentLevel: _current, ...rest } = mia;
  render(<NameCard kid={rest as KidCard} onChoose={() => undefined} />);
  expect(screen.getByText('Level 4')).toBeTruthy();
});

it('reads the question and the names aloud', async () => {
  vi.stubGlobal('SpeechSynthesisUtterance', vi.fn());
  vi.stubGlobal('speechSynthesis', { getVoices: () => [], cancel: () => undefined });
  render(
    <NameScreen kids={[mia, { ...mia, id: 'leo', name: 'Leo' }]} notice={null} onChoose={() => undefined} />,
  );
  const ear = await screen.findByRole('button', { name: 'Read aloud: Choose your name' });
  expect(ear.dataset['ear']).toBe('Choose your name. Mia. Leo.');
});

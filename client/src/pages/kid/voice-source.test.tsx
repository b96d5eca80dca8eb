import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import type { VoiceSource } from '@/features/kid-frame/dashboard-slots';
import { VoiceSourceProvider } from './voice-source';
import type { KidDashboardData } from '@/features/kid-frame/use-kid-dashboard';

const kid: Kid = {
  id: 'mia',
  name: 'Mia',
  friend: null,
  avatarColor: '#FF8FC0',
  totalStars: 12,
  lifetimeStars: 12,
  currentLevel: 2,
  familyCode: '48213',
  createdAt: '2029-01-01T00:00:00.000Z',
  greeted: true,
  pausedFrom: null,
  pausedUntil: null,
  heldStars: 0,
  goal: null,
  streak: { days: 0, best: 0, today: false },
};
const nothing = { chores: {}, rewards: {} } as KidDashboardData;

it.each(['doChore', 'getReward'] as const)(
  'answers %s with "Try again later!" while offline',
  async (action) => {
    pretendServer({
      'POST /api/chore-submissions': () => null,
      'POST /api/reward-redemptions': () => null,
    });
    let source: VoiceSource | undefined;
    renderInApp(
      <VoiceSourceProvider data={nothing} kid={kid} onExit={() => undefined}>
        {(lent) => {
          source = lent;
          return <p>{lent.stars} stars</p>;
        }}
      </VoiceSourceProvider>,
    );
    expect(screen.getByText('12 stars')).toBeTruthy();
    expect(await source?.[action]('one')).toEqual({ ok: false, message: 'Try again later!' });
  },
);

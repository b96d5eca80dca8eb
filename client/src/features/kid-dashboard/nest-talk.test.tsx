import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import { NestTalk, type Talk } from './nest-talk';
import type { KidRoom } from './use-kid-room';

const kid: Kid = {
  id: 'mia',
  name: 'Mia',
  avatarColor: '#FF8FC0',
  totalStars: 12,
  lifetimeStars: 12,
  currentLevel: 2,
  familyCode: '48213',
  createdAt: '2029-01-01T00:00:00.000Z',
  pausedFrom: null,
  pausedUntil: null,
  heldStars: 0,
};
const nothing = { chores: {}, rewards: {} } as KidRoom;

it.each(['doChore', 'getReward'] as const)(
  'answers %s with "Try again later!" without a network',
  async (deed) => {
    pretendServer({
      'POST /api/chore-submissions': () => null,
      'POST /api/reward-redemptions': () => null,
    });
    let talk: Talk | undefined;
    renderInApp(
      <NestTalk room={nothing} kid={kid} onExit={() => undefined}>
        {(lent) => {
          talk = lent;
          return <p>{lent.stars} stars</p>;
        }}
      </NestTalk>,
    );
    expect(screen.getByText('12 stars')).toBeTruthy();
    expect(await talk?.[deed]('one')).toEqual({ ok: false, message: 'Try again later!' });
  },
);

import type { ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { ChoreArt } from '@/components/art/chore-art';
import { choreIcon } from '@/components/art/chore-icon';
import { Photo } from '@/components/ui/photo';
import { displayOf } from '@/lib/api-client';
import { choreState } from './chores/chore-state';
import { useRequestReward, useSubmitChore } from './kid-dashboard.api';
import { GoodPicture, goodName } from './store/good-picture';
import { rewardState, type RewardState } from './store/reward-state';
import { useIntentKeys } from './use-intent-key';
import type { ChoreState } from './chores/chore-state';
import type { KidRoom } from './use-kid-room';

interface Thing<State> {
  id: string;
  name: string;
  /** What it pays or costs. */
  stars: number;
  state: State;
  picture: ReactNode;
}

type Outcome = { ok: true } | { ok: false; message: string };

/** What can be talked about in a nest, and done by word of mouth. */
export interface Talk {
  chores: readonly Thing<ChoreState['state']>[];
  rewards: readonly Thing<RewardState['state']>[];
  stars: number;
  doChore: (id: string) => Promise<Outcome>;
  getReward: (id: string) => Promise<Outcome>;
  onExit: () => void;
}

const TRY_LATER = 'Try again later!';

/** Lends whoever talks with the kid what is on the screen, by name and picture, and the same two deeds as its keys. */
export function NestTalk({
  room,
  kid,
  onExit,
  children,
}: {
  room: KidRoom;
  kid: Kid;
  onExit: () => void;
  children: (talk: Talk) => ReactNode;
}) {
  const submit = useSubmitChore(kid.id);
  const request = useRequestReward(kid.id, kid.familyCode);
  const intentOf = useIntentKeys();
  const { chores = [], requests: submitted } = room.chores.data ?? {};
  const { rewards = [], requests: asked } = room.rewards.data ?? {};

  const carryOut = async (subject: string, send: (idempotencyKey: string) => Promise<unknown>) => {
    const intent = intentOf(subject);
    try {
      await send(intent.current());
      intent.settled();
      return { ok: true } as const;
    } catch (error) {
      intent.settled(error instanceof Error ? error : new Error(String(error)));
      return { ok: false, message: displayOf(error, TRY_LATER) } as const;
    }
  };

  return children({
    chores: chores.map((chore) => ({
      id: chore.id,
      name: chore.name,
      stars: chore.starReward,
      state: choreState(chore, submitted?.submissions ?? []).state,
      picture: (
        <Photo
          src={chore.imageUrl}
          size={64}
          className="size-full! object-cover"
          fallback={<ChoreArt icon={choreIcon(chore)} />}
        />
      ),
    })),
    rewards: rewards.map((reward) => ({
      id: reward.id,
      name: goodName(reward),
      stars: reward.starCost,
      state: rewardState(reward, kid.totalStars, asked?.redemptions ?? []).state,
      picture: <GoodPicture reward={reward} size={64} />,
    })),
    stars: kid.totalStars,
    doChore: (choreId) =>
      carryOut(`do ${choreId}`, (idempotencyKey) => submit.mutateAsync({ choreId, idempotencyKey })),
    getReward: (rewardId) => {
      const starsSpent = rewards.find(({ id }) => id === rewardId)?.starCost ?? 0;
      return carryOut(`get ${rewardId} ${starsSpent}`, (idempotencyKey) =>
        request.mutateAsync({ rewardId, starsSpent, idempotencyKey }),
      );
    },
    onExit,
  });
}

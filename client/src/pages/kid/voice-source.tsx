import type { ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { freeStars } from '@shared/rules/reward-availability';
import { ChoreArt } from '@/components/art/chore-art';
import { choreIcon } from '@shared/rules/chore-icon';
import { Photo } from '@/components/ui/photo';
import type { KidChoreState } from '@shared/rules/kid-chores';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useIdempotencyKeys } from '@/lib/api/idempotency';
import { useSubmitChore } from '@/features/kid-frame/kid-dashboard.api';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import { rewardState } from '@/features/kid-frame/reward-state';
import { setPlayer } from '@/features/today/player';
import { isRoutine } from '@/features/today/today-items';
import { useRequestRedemption } from '@/features/shop/shop.api';
import type { VoiceChoreState, VoiceSource } from '@/features/kid-frame/dashboard-slots';
import type { KidDashboardData } from '@/features/kid-frame/use-kid-dashboard';

const STATES: Record<KidChoreState, VoiceChoreState> = {
  due: 'available',
  waiting: 'waiting',
  done: 'done',
  taken: 'later',
  not_your_turn: 'later',
  later: 'later',
  resting: 'inactive',
};

export function VoiceSourceProvider({
  data,
  kid,
  onExit,
  children,
}: {
  data: KidDashboardData;
  kid: Kid;
  onExit: () => void;
  children: (source: VoiceSource) => ReactNode;
}) {
  const submit = useSubmitChore(kid.id);
  const request = useRequestRedemption(kid);
  const idempotencyOf = useIdempotencyKeys();
  const { chores = [] } = data.chores.data ?? {};
  const { rewards = [], requests: requested } = data.rewards.data ?? {};

  const free = freeStars(kid);

  const carryOut = async (subject: string, send: (idempotencyKey: string) => Promise<unknown>) => {
    const idempotency = idempotencyOf(subject);
    try {
      await send(idempotency.current());
      idempotency.settled();
      return { ok: true } as const;
    } catch (error) {
      idempotency.settled(error instanceof Error ? error : new Error(String(error)));
      return { ok: false, message: displayOf(error, t('kidDashboard.tryLater')) } as const;
    }
  };

  return children({
    chores: chores.map(({ chore, state }) => ({
      id: chore.id,
      name: chore.name,
      stars: chore.starReward,
      state: STATES[state],
      isRoutine: isRoutine(chore),
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
      name: shownName(reward),
      stars: reward.starCost,
      // A limit without a date ends when the server says so.
      state: rewardState(reward, { free, redemptions: requested?.redemptions ?? [], today: null }).state,
      picture: <RewardItemPicture reward={reward} size={64} photoClass="size-full! object-cover" />,
    })),
    stars: free,
    doChore: (choreId) =>
      carryOut(`do ${choreId}`, (idempotencyKey) => submit.mutateAsync({ choreId, idempotencyKey })),
    getReward: (rewardId) => {
      const starsSpent = rewards.find(({ id }) => id === rewardId)?.starCost ?? 0;
      return carryOut(`get ${rewardId} ${starsSpent}`, (idempotencyKey) =>
        request.mutateAsync({ rewardId, starsSpent, idempotencyKey }),
      );
    },
    startRoutine: (id) => setPlayer(chores.find(({ chore }) => chore.id === id) ?? null),
    onExit,
  });
}

import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FIRST_STEPS, type FirstStep } from '@shared/constants';
import type { ParentFamily } from '@shared/contracts/families';
import { useChores } from '@/features/chores/chores.api';
import { useKids } from '@/features/kids/kids.api';
import { useInvites, useMembers } from '@/features/members/members.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { usePendingSubmissions } from '@/features/submissions/submissions.api';
import { t, type MessageId } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { devicesQuery } from '@/lib/api/shared-queries';
import { put } from '@/lib/api/api-client';
import { FAMILY_WRITES, familyQuery } from '@/lib/dates/family-clock';
import { queryKeys } from '@/lib/api/query-keys';

export interface ShownStep {
  step: FirstStep;
  state: 'open' | 'done' | 'skipped';
  title: string;
  href: string;
}

export interface FirstSteps {
  steps: readonly ShownStep[];
  next: number;
  /** Whether the family has no submission yet. */
  isNew: boolean;
}

const NONE: readonly FirstStep[] = [];
const WAYS: Record<FirstStep, { titleId: MessageId; href: string }> = {
  kid: { titleId: 'family.stepKid', href: paths.parentNew('kids') },
  chores: { titleId: 'family.stepChores', href: paths.parentIdeas('chores') },
  reward: { titleId: 'family.stepReward', href: paths.parentIdeas('rewards') },
  tablet: { titleId: 'family.stepTablet', href: paths.parentSettings('tablets') },
  adult: { titleId: 'family.stepAdult', href: paths.parentSettings('adults') },
};

/** Returns an empty list after a failure, so that a step doesn't wait for the query. */
const listOf = <Item>({ data, isError }: { data: Item[] | undefined; isError: boolean }) =>
  data ?? (isError ? [] : undefined);

/** The first steps. Null for another family, undefined while loading. */
export function useFirstSteps(): FirstSteps | null | undefined {
  const { data: family, isError } = useParentFamily();
  const mayManage = useMayManage();
  const open = family && mayManage ? family.openSteps : NONE;
  const enabled = open.length > 0;
  // Approved items leave the list before their stars are fetched.
  const [lives, setLives] = useState(false);
  const kids = listOf(useKids());
  const chores = listOf(useChores());
  const rewards = listOf(useRewards());
  const pending = listOf(usePendingSubmissions());
  const devices = listOf(useQuery({ ...devicesQuery, enabled }));
  const members = listOf(useMembers({ enabled }));
  const invites = listOf(useInvites({ enabled }));
  if (!enabled) return family || isError ? null : undefined;
  if (!kids || !chores || !rewards || !pending || !devices || !members || !invites) return undefined;
  const hasNothing = pending.length === 0 && kids.every(({ lifetimeStars }) => lifetimeStars === 0);
  if (!hasNothing && !lives) setLives(true);
  const isNew = hasNothing && !lives;
  const done: Record<FirstStep, boolean> = {
    kid: kids.length > 0,
    chores: chores.length > 0,
    reward: rewards.length > 0,
    tablet: devices.length > 0 || !isNew,
    adult: members.length > 1 || invites.length > 0,
  };
  const steps = FIRST_STEPS.map((step): ShownStep => {
    const { titleId, href } = WAYS[step];
    const state = done[step] ? 'done' : open.includes(step) ? 'open' : 'skipped';
    return { step, state, title: t(titleId), href };
  });
  return { steps, next: steps.findIndex(({ state }) => state === 'open'), isNew };
}

/** Ends the setup, so that steps don't return when the last reward is deleted. */
export function useEndFirstSteps(first: FirstSteps | null | undefined): void {
  const { mutate: setOpenSteps } = useSetOpenSteps();
  const isOver = first?.next === -1;
  useEffect(() => {
    if (isOver) setOpenSteps([]);
  }, [isOver, setOpenSteps]);
}

function useParentFamily() {
  return useQuery({
    ...familyQuery,
    select: (family) => ('openSteps' in family ? (family as ParentFamily) : undefined),
  });
}

/** Others count as skipped, and an empty list ends the setup. */
export function useSetOpenSteps() {
  const client = useQueryClient();
  return useMutation({
    scope: FAMILY_WRITES,
    mutationFn: (openSteps: readonly FirstStep[]) => put<ParentFamily>('/api/family', { openSteps }),
    onSuccess: (family) => client.setQueryData(queryKeys.family, family),
  });
}

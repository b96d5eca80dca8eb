import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApprovedRedemption } from '@shared/contracts/redemptions';
import { approvedRewardsQuery, useMarkShown } from '../kid-dashboard.api';
import { forgetClosed, readClosed, rememberClosed } from './closed-approvals';

export interface Approvals {
  approved: readonly ApprovedRedemption[];
  closed: readonly string[];
  /** The kid has seen it: it closes at once, and the server is told. */
  close: (id: string) => void;
}

/** Approved rewards that wait to be celebrated. Each is shown until it is closed, reloads included, and then never again. */
export function useApprovals(kidId: string): Approvals {
  const feed = useQuery(approvedRewardsQuery(kidId)).data;
  const markShown = useMarkShown(kidId, forgetClosed);
  const [closed, setClosed] = useState(readClosed);
  const told = useRef(new Set<string>());

  const tell = useEffectEvent((id: string) => {
    if (told.current.has(id)) return;
    told.current.add(id);
    markShown.mutate(id);
  });

  // Closed on an earlier visit, when the network was away.
  useEffect(() => {
    for (const { id } of feed ?? []) if (closed.includes(id)) tell(id);
  }, [feed, closed]);

  return {
    approved: feed ?? [],
    closed,
    close: (id) => {
      rememberClosed(id);
      setClosed(readClosed());
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApprovedRedemption } from '@shared/contracts/redemptions';
import { approvedRewardsQuery, useMarkShown } from './approvals.api';

/**
 * Approvals that were celebrated and closed here, but whose 'shown' the server has not confirmed: they are never opened
 * again on this device, and sent to the server once more at the next visit.
 */
const STORAGE_KEY = 'starnest-closed-approvals';
const MOST = 50;

let memory: readonly string[] = [];

function readClosed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (Array.isArray(stored)) memory = stored.filter((id) => typeof id === 'string');
  } catch {
    // Closed or damaged storage: this page's own memory has to do.
  }
  return memory;
}

function writeClosed(ids: readonly string[]): void {
  memory = ids.slice(-MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // As above.
  }
}

/** The server knows. */
const forgetClosed = (id: string) => writeClosed(readClosed().filter((other) => other !== id));

export interface Approvals {
  approved: readonly ApprovedRedemption[];
  /** Ids that were celebrated on this device. */
  closed: readonly string[];
  /** The kid has seen it: it closes at once, and the server is told. */
  close: (id: string) => void;
}

/** Approved rewards that wait to be celebrated. Each is shown until it is closed, reloads included, and then never again. */
export function useApprovals(kidId: string): Approvals {
  const feed = useQuery(approvedRewardsQuery(kidId)).data;
  const markShown = useMarkShown(kidId, forgetClosed);
  const [closed, setClosed] = useState(readClosed);
  const sent = useRef(new Set<string>());

  const send = useEffectEvent((id: string) => {
    if (sent.current.has(id)) return;
    sent.current.add(id);
    markShown.mutate(id);
  });

  // Closed on an earlier visit, when the network was away.
  useEffect(() => {
    for (const { id } of feed ?? []) if (closed.includes(id)) send(id);
  }, [feed, closed]);

  return {
    approved: feed ?? [],
    closed,
    close: (id) => {
      if (!readClosed().includes(id)) writeClosed([...readClosed(), id]);
      setClosed(readClosed());
    },
  };
}

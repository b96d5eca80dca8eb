import type { QueryClient } from '@tanstack/react-query';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { kidQuery } from '@/lib/api/kid-query';

/** A public card stays unchanged. */
export function changeKid(client: QueryClient, id: string, change: (kid: Kid) => Kid): void {
  client.setQueryData(kidQuery(id).queryKey, (now: Kid | KidCard | undefined) =>
    now && 'heldStars' in now ? change(now) : now,
  );
}

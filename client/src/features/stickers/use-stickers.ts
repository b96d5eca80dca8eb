import { useQuery } from '@tanstack/react-query';
import type { Nest } from '@shared/contracts/nest';
import { useUnsentNest } from '@/lib/unsent-nest';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import { loadable, type Loadable } from '@/features/kid-frame/use-kid-dashboard';
import { withUnsent } from './placement';

/** The kid's nest, with moves of stickers that are still to be sent. */
export function useStickers(kidId: string): Loadable<Nest> {
  const query = useQuery(kidNestQuery(kidId));
  const { stickers } = useUnsentNest(kidId);
  const nest = query.data;
  return { ...loadable(query), data: nest && { ...nest, stickers: withUnsent(nest.stickers, stickers) } };
}

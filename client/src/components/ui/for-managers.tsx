import type { ReactNode } from 'react';
import { useMayManage } from '@/lib/use-may-manage';

/** What only works for those who manage the family: a helper does not see it. */
export function ForManagers({ children }: { children: ReactNode }) {
  return useMayManage() ? children : null;
}

import type { ReactNode } from 'react';
import { useMayManage } from '@/lib/use-may-manage';

/** Content for the owner and parents only. Hidden from helpers. */
export function ForManagers({ children }: { children: ReactNode }) {
  return useMayManage() ? children : null;
}

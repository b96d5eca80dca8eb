import type { ReactNode } from 'react';
import { useMayManage } from '@/lib/api/user-query';

export function ForManagers({ children }: { children: ReactNode }) {
  return useMayManage() ? children : null;
}

import type { ReactNode } from 'react';
import { useMayManage } from '@/lib/api/use-may-manage';

export function ForManagers({ children }: { children: ReactNode }) {
  return useMayManage() ? children : null;
}

import type { ReactNode } from 'react';
import { Avatar, type Face } from '@/components/ui/avatar';

export function KidPicture({ kid, children }: { kid: Face; children: ReactNode }) {
  return (
    <span className="relative block size-11.5 flex-none" aria-hidden>
      {children}
      <Avatar kid={kid} size={24} className="absolute -end-1.5 -bottom-1 ring-2 ring-surface" />
    </span>
  );
}

import type { ReactNode } from 'react';

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 grid grid-cols-[1fr_1.25fr] gap-3.5 max-tablet:*:px-2.5">{children}</div>;
}

import type { ReactNode } from 'react';

/** A kid's two choices at the foot of a dialog: the second one, to do it, is wider. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3.5 grid grid-cols-[1fr_1.25fr] gap-3.5 max-md:[--button-px:10px]">{children}</div>
  );
}

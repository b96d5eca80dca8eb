import type { ReactNode } from 'react';
import { Backdrop } from '@/components/ui/backdrop';
import { SkipLink } from '@/components/ui/skip-link';

/** The morning sky, the navigation, and what there is to see: a rail on tablets, a bar on phones, one column. */
export function KidFrame({
  nav,
  banner,
  busy,
  children,
}: {
  nav: ReactNode;
  /** Above everything else. */
  banner?: ReactNode;
  /** What there is to see is still on its way. */
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <Backdrop time="morning">
      <div className="mx-auto grid w-full max-w-310 grid-cols-1 pt-2.5 pb-[calc(122px+env(safe-area-inset-bottom))] max-md:px-3.5 md:grid-cols-[116px_minmax(0,1fr)] md:gap-5.5 low:grid-cols-[76px_minmax(0,1fr)] low:gap-4 md:pt-4.5 low:pt-2.5 md:pe-[max(24px,env(safe-area-inset-right))] md:pb-4.5 md:ps-[max(18px,env(safe-area-inset-left))]">
        <SkipLink />
        {nav}
        <main id="main" className="min-w-0" aria-busy={busy || undefined}>
          {banner}
          {children}
        </main>
      </div>
    </Backdrop>
  );
}

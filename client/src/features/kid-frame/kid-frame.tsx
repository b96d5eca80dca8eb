import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Backdrop } from '@/components/ui/backdrop';
import { SkipLink } from '@/components/ui/skip-link';

export function KidFrame({
  nav,
  banner,
  busy,
  children,
}: {
  nav: ReactNode;
  banner?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <Backdrop time="morning">
      <div
        className={clsx(
          'mx-auto grid w-full max-w-310 grid-cols-1 pt-2.5 pb-[calc(122px+env(safe-area-inset-bottom))]',
          'max-tablet:px-3.5',
          'tablet:grid-cols-[116px_minmax(0,1fr)] tablet:gap-5.5 tablet:pt-4.5 tablet:pe-[max(24px,env(safe-area-inset-right))] tablet:pb-4.5 tablet:ps-[max(18px,env(safe-area-inset-left))]',
          'low:grid-cols-[76px_minmax(0,1fr)] low:gap-4 low:pt-2.5',
        )}
      >
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

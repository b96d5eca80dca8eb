import type { ReactNode } from 'react';
import { Backdrop } from '@/components/ui/backdrop';
import { ThemeButton } from '@/components/ui/theme-button';
import { SkipLink } from '@/components/ui/skip-link';
import { guardPresses } from '@/lib/press-guard';
import './kid-frame.css';
import './nest-keys.css';

/** The morning sky, the ways around (none while somebody only looks), and what there is to see. */
export function KidFrame({
  nav,
  banner,
  busy,
  children,
}: {
  nav?: ReactNode;
  banner?: ReactNode;
  /** What there is to see is still on its way. */
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <Backdrop time="morning">
      <div ref={guardPresses} className="kid-frame" data-bare={nav === undefined || undefined}>
        {nav !== undefined && <SkipLink />}
        {nav}
        <main id="main" className="kid-main" aria-busy={busy || undefined}>
          {banner}
          {children}
          <footer className="kid-foot">
            <ThemeButton className="kid-foot-theme" wordClass="" />
          </footer>
        </main>
      </div>
    </Backdrop>
  );
}

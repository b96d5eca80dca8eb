import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Backdrop } from '@/components/ui/backdrop';
import { ToastPlace } from '@/components/ui/toast-place';
import { ThemeButton } from '@/components/ui/theme-button';
import { StepStars } from './step-stars';
import './login-screen.css';

/** What there is to do. Whenever one appears, focus goes to its heading, for keyboards and screen readers. */
function ScreenBody({ className, children }: { className?: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    body.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={body} className={clsx('kid-screen-body', className)}>
      {children}
    </div>
  );
}

/** One screen on the morning sky: stars for the step above, what there is to do, keys below. `screen` names it. */
export function LoginScreen({
  screen,
  step,
  foot,
  notice,
  className,
  children,
}: {
  screen: string;
  step?: 1 | 2 | 3;
  foot?: ReactNode;
  /** Something to know, beside the keys. */
  notice?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Backdrop time="morning">
      <main className="kid-screen">
        <div className="kid-screen-top">
          <ToastPlace className="kid-screen-toast">{step && <StepStars current={step} />}</ToastPlace>
          <ThemeButton className="theme-corner" />
        </div>
        <ScreenBody key={screen} className={className}>
          {children}
        </ScreenBody>
        {foot && (
          <div className="kid-screen-foot">
            {foot}
            {notice}
          </div>
        )}
      </main>
    </Backdrop>
  );
}

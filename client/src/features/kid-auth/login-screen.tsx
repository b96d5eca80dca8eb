import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Backdrop } from '@/components/ui/backdrop';
import { ReadAloud } from '@/components/ui/read-aloud';
import { ThemeButton } from '@/components/ui/theme-button';
import { ToastPlace } from '@/components/ui/toast-place';
import { StepStars } from './step-stars';
import { buttonSizes } from '@/components/ui/button-look';

function ScreenBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    body.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={body} className={clsx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-center', className)}>
      {children}
    </div>
  );
}

/** `screen` is its name. */
export function LoginScreen({
  screen,
  step,
  badge = step && <StepStars current={step} />,
  spoken,
  foot,
  notice,
  className,
  children,
}: {
  screen: string;
  step?: 1 | 2 | 3 | undefined;
  badge?: ReactNode;
  /** Pip reads the heading and the instruction aloud. */
  spoken?: { title: string; text: string } | undefined;
  foot?: ReactNode;
  notice?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Backdrop time="morning">
      <main
        className={clsx(
          'mx-auto grid min-h-dvh w-[min(960px,100%-max(32px,2*env(safe-area-inset-left),2*env(safe-area-inset-right)))] grid-rows-[auto_1fr_auto]',
          'gap-[clamp(8px,1.8vh,18px)] pt-[clamp(10px,2.2vh,22px)] pb-[max(clamp(12px,2.6vh,26px),env(safe-area-inset-bottom))]',
          '[&_h1]:font-bold [&_h1]:tracking-[-0.02em] [&_h1]:wrap-anywhere',
        )}
      >
        <div className="grid min-h-14 grid-cols-[56px_minmax(0,1fr)_56px] items-center">
          {spoken && <ReadAloud key={spoken.text} text={spoken.text} of={spoken.title} />}
          <ToastPlace className="col-start-2 row-start-1 grid min-h-14 place-items-center">
            {badge}
          </ToastPlace>
          <ThemeButton className="col-start-3 row-start-1" />
        </div>
        <ScreenBody key={screen} className={className}>
          {children}
        </ScreenBody>
        {foot && (
          <div
            className={clsx(
              buttonSizes['bar'],
              'flex flex-wrap items-center justify-between gap-3.5 [&>:is(a,button)]:nth-2:order-1',
              'max-mini:gap-3 max-mini:[&>:is(a,button)]:flex-auto',
            )}
          >
            {foot}
            {notice}
          </div>
        )}
      </main>
    </Backdrop>
  );
}

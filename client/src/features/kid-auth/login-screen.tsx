import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Backdrop } from '@/components/ui/backdrop';
import { ReadAloud } from '@/components/ui/read-aloud';
import { ThemeButton } from '@/components/ui/theme-button';
import { ToastPlace } from '@/components/ui/toast-place';
import { buttonSizes } from '@/components/ui/button-look';
import { StarIcon } from '@/components/art/star-icon';
import { t } from '@/lib/i18n/messages';
import { Pip } from '@/components/art/pip';

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

const STEPS = [1, 2, 3] as const;

function StepStars({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol
      className="flex items-center justify-center gap-2.5"
      aria-label={t('kidAuth.steps', { step: current, count: STEPS.length })}
    >
      {STEPS.map((step) => {
        const lit = step <= current;
        return (
          <li
            key={step}
            className={clsx(
              'relative grid size-11 place-items-center',
              step > 1 &&
                'ms-6.5 before:absolute before:-start-8.5 before:top-5 before:h-1.25 before:w-7.5 before:rounded-2xs',
              step > 1 && (lit ? 'before:bg-star' : 'before:bg-star-off'),
            )}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="sr-only">{t('kidAuth.step', { step })}</span>
            <StarIcon
              size={30}
              fill={undefined}
              className={clsx(
                'overflow-visible transition-transform duration-(--dur-enter) ease-spring',
                lit ? 'fill-star stroke-on-star stroke-[1.6]' : 'fill-star-off',
                step === current && 'scale-145',
              )}
            />
          </li>
        );
      })}
    </ol>
  );
}

export function LoadingKids() {
  return (
    <LoginScreen screen="loading" step={1}>
      <output className="grid justify-items-center gap-2.5">
        <Pip mood="nest" size={168} animated />
        <h1 tabIndex={-1} className="text-32">
          {t('kidAuth.loadingKids')}
        </h1>
        <span className="flex gap-2" aria-hidden>
          {[0, 1, 2, 3, 4].map((star) => (
            <StarIcon
              key={star}
              className="animate-[twinkle_1.4s_ease-in-out_infinite]"
              style={{ animationDelay: `${star * 140}ms` }}
            />
          ))}
        </span>
      </output>
    </LoginScreen>
  );
}

import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar, type Face } from '@/components/ui/avatar';
import { LinkButton } from '@/components/ui/button';
import { ToastPlace } from '@/components/ui/toast-place';
import { t } from '@/lib/i18n/messages';
import { paths, type KidTab } from '@/lib/page/paths';
import { useOnScreen } from '@/lib/page/watch-intersection';
import styles from './dashboard-head.module.css';

/** A longer greeting has a smaller font, a much longer one the smallest. */
const LONG = 12;
const VERY_LONG = 20;

function sizeOf(title: string): string {
  if (title.length > VERY_LONG) return 'text-26';
  return title.length > LONG ? 'text-32 max-tablet:text-26' : 'text-40 max-tablet:text-26';
}

/** Stays visible while scrolling. Toasts replace the greeting, so that they cover nothing. */
export function DashboardHead({
  kid,
  page,
  stars,
  tab,
  title,
  back,
  children,
}: {
  kid: Face;
  page: string;
  /** False if the balance is shown elsewhere. */
  stars: ReactNode;
  tab: KidTab;
  /** The title of a tab other than Today. Not visible on phones. */
  title?: string | undefined;
  /** Replaces the avatar on a page within a tab. */
  back?: { href: string; label: string } | undefined;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const scrolled = !useOnScreen(above);
  const words = title ?? t('kidDashboard.greeting', { name: kid.name });
  // The previous page had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div ref={setAbove} className="-mb-px h-px" aria-hidden />
      <header
        className={clsx(styles.head, stars !== false && styles.rows)}
        data-scrolled={scrolled || undefined}
      >
        {back ? (
          <LinkButton
            iconOnly
            size="bar"
            className={clsx(styles.back, 'flex-none')}
            href={back.href}
            aria-label={back.label}
          >
            <ArrowLeft className="size-7! rtl:-scale-x-100" />
          </LinkButton>
        ) : (
          <Link
            href={paths.kidTab(page, 'nest')}
            className={clsx(styles.me, 'flex-none rounded-full')}
            aria-label={t('kidDashboard.titleOf', { name: kid.name })}
          >
            <Avatar kid={kid} size={84} nest className="max-tablet:size-15.5" />
          </Link>
        )}
        <ToastPlace beside className={clsx(styles.place, 'grid min-h-18 min-w-0 flex-auto items-center')}>
          <h1
            ref={heading}
            tabIndex={-1}
            data-place={tab}
            className={clsx(
              '-mb-[0.17em] line-clamp-2 pb-[0.17em] font-bold tracking-[-0.02em] wrap-anywhere',
              sizeOf(words),
              title !== undefined && 'max-tablet:sr-only',
            )}
          >
            {words}
          </h1>
        </ToastPlace>
        <div className={styles.end}>
          {stars}
          {children}
        </div>
      </header>
    </>
  );
}

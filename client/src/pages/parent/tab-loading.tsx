import { useEffect } from 'react';
import { SectionHead } from '@/components/ui/section-head';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/messages';

/**
 * A page always needs a heading. The focus moves to the tab's own heading if the focused element was removed.
 */
export function TabLoading({ title }: { title: string }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus();
    },
    [],
  );
  return (
    <>
      <SectionHead title={title} />
      <output className="sr-only">{t('parent.loading')}</output>
      <Skeleton className="h-104 rounded-lg" />
    </>
  );
}

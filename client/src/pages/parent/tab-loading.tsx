import { useEffect } from 'react';
import { SectionHead } from '@/components/ui/section-head';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/messages';

/**
 * While the code of a tab is on its way, below its heading: a page is never without one. Then the focus goes to the tab's
 * own heading, where the link that led here, or this heading, is gone.
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

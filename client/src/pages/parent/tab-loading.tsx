import { useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/messages';

/** While the code of a tab is on its way; then the focus goes to its heading, where the link that led here is gone. */
export function TabLoading() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus();
    },
    [],
  );
  return (
    <>
      <output className="sr-only">{t('parent.loading')}</output>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-6 h-104 rounded-lg" />
    </>
  );
}

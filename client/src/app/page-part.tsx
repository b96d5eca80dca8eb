import { t } from '@/lib/i18n/messages';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { PartBoundary, useReload } from '@/components/ui/part-boundary';
import { Backdrop } from '@/components/ui/backdrop';

export function PagePart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary renderFallback={(props) => <BrokenPage {...props} />}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PartBoundary>
  );
}

export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={BrokenPage}>{children}</ErrorBoundary>;
}

function BrokenPage(props: FallbackProps) {
  const { reload, looking } = useReload(props);
  return (
    <Backdrop time="noon">
      <main className="grid min-h-dvh place-items-center p-5" role="alert">
        <div className="tile grid w-full max-w-110 justify-items-center p-8 text-center">
          <Pip mood="oops" size={132} />
          <h1 className="mt-3 text-32">{t('app.broken')}</h1>
          <p className="mt-2 mb-6 text-ink-2">{t('app.brokenText')}</p>
          <Button
            variant="primary"
            size="lg"
            saving={looking}
            savingLabel={t('ui.reloading')}
            onClick={reload}
          >
            {t('ui.reload')}
          </Button>
        </div>
      </main>
    </Backdrop>
  );
}

export function PageLoading() {
  return (
    <output className="grid min-h-dvh place-items-center">
      <div className="grid justify-items-center gap-2 animate-[fade_200ms_250ms_both]">
        <Pip mood="nest" size={112} animated />
        <span className="font-display text-16 font-semibold text-ink-2">{t('ui.loading')}</span>
      </div>
    </output>
  );
}

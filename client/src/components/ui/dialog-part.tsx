import { RotateCw } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Pip } from '@/components/art/pip';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';
import { PartBoundary, useReload } from './part-boundary';

/** Loads its code when it opens. If that fails, a small dialog offers to reload. */
export function DialogPart({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <PartBoundary renderFallback={(props) => <FailedDialog {...props} onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}

/** The app's dialog may be part of the code that failed to load. */
function FailedDialog({ onClose, ...props }: FallbackProps & { onClose: () => void }) {
  const { reload, looking } = useReload(props);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const leave = () => {
    onClose();
    props.resetErrorBoundary();
  };
  return (
    <dialog
      ref={dialog}
      className="tile m-auto w-[min(100vw-40px,420px)] justify-items-center p-7 text-center text-ink backdrop:bg-(--scrim) open:grid"
      aria-labelledby={titleId}
      onClose={leave}
    >
      <Pip mood="oops" size={108} />
      <h2 id={titleId} className="mt-3 text-26">
        {t('ui.dialogFailed')}
      </h2>
      <p className="mt-2 text-ink-2">{t('ui.reloadToGoOn')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="primary" saving={looking} savingLabel={t('ui.reloading')} onClick={reload}>
          <RotateCw />
          {t('ui.reload')}
        </Button>
        <Button onClick={leave}>{t('ui.notNow')}</Button>
      </div>
    </dialog>
  );
}

import { RotateCw } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Pip } from '@/components/art/pip';
import { Button } from './button';
import { PartBoundary, useReload } from './part-boundary';
import './dialog-part.css';

/** A dialog that is loaded when it opens: where it fails, a small one asks what to do. `onClose` closes it. */
export function DialogPart({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <PartBoundary renderFallback={(props) => <DialogFault {...props} onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}

/** The browser's own dialog: the app's may be among what does not load. */
function DialogFault({ onClose, ...props }: FallbackProps & { onClose: () => void }) {
  const { reload, looking } = useReload(props);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const leave = () => {
    onClose();
    props.resetErrorBoundary();
  };
  return (
    <dialog ref={dialog} className="dialog-fault tile" aria-labelledby={titleId} onClose={leave}>
      <Pip mood="oops" size={108} />
      <h2 id={titleId}>This did not open</h2>
      <p>Load the page again and carry on.</p>
      <div className="dialog-fault-keys">
        <Button variant="primary" saving={looking} savingLabel="Loading" onClick={reload}>
          <RotateCw />
          Reload
        </Button>
        <Button onClick={leave}>Not now</Button>
      </div>
    </dialog>
  );
}

import { Check, ImageUp, Play, RotateCw, Upload } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { UploadState } from './uploader';

/** What can be done with the chosen image now; the main key is always the one that leads on. */
export function UploadActions({
  state,
  onAgain,
  onStart,
  onResume,
  onDone,
}: {
  state: UploadState;
  /** Back to choosing; also stops what is under way. */
  onAgain: () => void;
  onStart: () => void;
  onResume: () => void;
  onDone: () => void;
}) {
  const { phase } = state;
  if (phase === 'complete') {
    return (
      <div className="upload-actions">
        <Button variant="primary" onClick={onDone}>
          <Check />
          Done
        </Button>
      </div>
    );
  }
  if (phase === 'error' && state.final) {
    return (
      <div className="upload-actions">
        <Button variant="primary" onClick={onAgain}>
          <ImageUp />
          Choose another
        </Button>
      </div>
    );
  }
  const busy = phase === 'uploading' || phase === 'paused';
  return (
    <div className="upload-actions">
      <Button onClick={onAgain}>{busy ? 'Cancel' : 'Choose another'}</Button>
      {phase === 'paused' ? (
        <Button variant="primary" onClick={onResume}>
          <Play />
          Resume
        </Button>
      ) : (
        <Button variant="primary" saving={phase === 'uploading'} savingLabel="Uploading" onClick={onStart}>
          {phase === 'error' ? <RotateCw /> : <Upload />}
          {phase === 'error' ? 'Try again' : 'Upload'}
        </Button>
      )}
    </div>
  );
}

import { Check, ImageUp, Play, RotateCw, Upload } from 'lucide-react';
import { Key } from '@/components/ui/key';
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
        <Key variant="lagoon" onClick={onDone}>
          <Check />
          Done
        </Key>
      </div>
    );
  }
  if (phase === 'error' && state.final) {
    return (
      <div className="upload-actions">
        <Key variant="lagoon" onClick={onAgain}>
          <ImageUp />
          Choose another
        </Key>
      </div>
    );
  }
  const busy = phase === 'uploading' || phase === 'paused';
  return (
    <div className="upload-actions">
      <Key onClick={onAgain}>{busy ? 'Cancel' : 'Choose another'}</Key>
      {phase === 'paused' ? (
        <Key variant="lagoon" onClick={onResume}>
          <Play />
          Resume
        </Key>
      ) : (
        <Key variant="lagoon" saving={phase === 'uploading'} savingLabel="Uploading" onClick={onStart}>
          {phase === 'error' ? <RotateCw /> : <Upload />}
          {phase === 'error' ? 'Try again' : 'Upload'}
        </Key>
      )}
    </div>
  );
}

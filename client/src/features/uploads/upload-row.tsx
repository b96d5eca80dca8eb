import { clsx } from 'clsx';
import { Check, CircleAlert, Image, Pause, Play, Trash2, X } from 'lucide-react';
import { UPLOAD_ATTEMPTS } from '@shared/constants';
import { Bar } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { formatBytes } from './choose';
import type { UploadState } from './uploader';

/** One file and how far it has come; what is said of it is read aloud as it changes. */
export function UploadRow({
  name,
  size,
  state,
  onPause,
  onResume,
  onClear,
}: {
  name: string;
  /** Bytes; absent for a file that is not taken. */
  size?: number;
  state: UploadState;
  onPause?: () => void;
  onResume?: () => void;
  onClear: () => void;
}) {
  const { phase } = state;
  const percent = phase === 'uploading' || phase === 'paused' ? state.percent : null;
  const sent = percent === 100;
  return (
    <div className={clsx('upload-row', phase === 'error' && 'upload-row-error')} data-phase={phase}>
      <span className="photo-tile upload-glyph">
        {phase === 'complete' ? <Check /> : phase === 'error' ? <CircleAlert /> : <Image />}
      </span>
      <div className="upload-words">
        <p className="upload-name">{name}</p>
        <p className="upload-told" role={phase === 'error' ? 'alert' : 'status'}>
          {wordsOf(state, size)}
        </p>
        {percent !== null && (
          <Bar className="upload-bar" label={`Upload of ${name}`} value={percent} max={100} />
        )}
      </div>
      {percent !== null && !sent && <span className="upload-percent num">{percent}%</span>}
      {phase === 'uploading' && !sent && onPause && (
        <Button variant="text" iconOnly aria-label="Pause" onClick={onPause}>
          <Pause />
        </Button>
      )}
      {phase === 'paused' && onResume && (
        <Button variant="text" iconOnly aria-label="Resume" onClick={onResume}>
          <Play />
        </Button>
      )}
      {phase === 'waiting' && (
        <Button variant="text" iconOnly aria-label={`Remove ${name}`} onClick={onClear}>
          <Trash2 />
        </Button>
      )}
      {phase === 'error' && (
        <Button variant="text" iconOnly aria-label={`Put ${name} away`} onClick={onClear}>
          <X />
        </Button>
      )}
    </div>
  );
}

/** Without the percentage, which would be read aloud at every step. */
function wordsOf(state: UploadState, size: number | undefined): string {
  if (state.phase === 'error') return state.message;
  if (state.phase === 'complete') return 'Done';
  if (state.phase === 'paused') return 'Paused';
  if (state.phase === 'uploading') {
    if (state.percent === 100) return 'Checking the picture';
    return state.attempt > 1
      ? `The connection broke. Try ${state.attempt} of ${UPLOAD_ATTEMPTS}`
      : 'Uploading';
  }
  return size === undefined ? 'Ready to upload' : `Ready to upload, ${formatBytes(size)}`;
}

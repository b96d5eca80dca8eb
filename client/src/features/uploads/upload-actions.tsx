import { Check, ImageUp, Play, RotateCw, Upload } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import type { UploadState } from './uploader';

export function UploadActions({
  state,
  onAgain,
  onStart,
  onResume,
  onDone,
}: {
  state: UploadState;
  onAgain: () => void;
  onStart: () => void;
  onResume: () => void;
  onDone: () => void;
}) {
  const { phase } = state;
  if (phase === 'complete') {
    return (
      <div className="flex gap-3 *:last:flex-1">
        <Button variant="primary" onClick={onDone}>
          <Check />
          {t('uploads.done')}
        </Button>
      </div>
    );
  }
  if (phase === 'error' && state.final) {
    return (
      <div className="flex gap-3 *:last:flex-1">
        <Button variant="primary" onClick={onAgain}>
          <ImageUp />
          {t('uploads.chooseAnother')}
        </Button>
      </div>
    );
  }
  const busy = phase === 'uploading' || phase === 'paused';
  return (
    <div className="flex gap-3 *:last:flex-1">
      <Button onClick={onAgain}>{busy ? t('uploads.cancel') : t('uploads.chooseAnother')}</Button>
      {phase === 'paused' ? (
        <Button variant="primary" onClick={onResume}>
          <Play />
          {t('uploads.resume')}
        </Button>
      ) : (
        <Button
          variant="primary"
          saving={phase === 'uploading'}
          savingLabel={t('uploads.uploading')}
          onClick={onStart}
        >
          {phase === 'error' ? <RotateCw /> : <Upload />}
          {phase === 'error' ? t('uploads.tryAgain') : t('uploads.upload')}
        </Button>
      )}
    </div>
  );
}

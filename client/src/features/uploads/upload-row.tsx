import { clsx } from 'clsx';
import { Check, CircleAlert, Image, Pause, Play, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { UPLOAD_ATTEMPTS } from '@shared/constants';
import { Bar } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { formatBytes } from './image-file';
import { PhotoTile } from './photo-tile';
import type { UploadState } from './uploader';

export function UploadRow({
  name,
  size,
  state,
  onPause,
  onResume,
  onClear,
}: {
  name: string;
  size?: number | undefined;
  state: UploadState;
  onPause?: () => void;
  onResume?: () => void;
  onClear: () => void;
}) {
  const { phase } = state;
  const failed = phase === 'error';
  const percent = phase === 'uploading' || phase === 'paused' ? state.percent : null;
  const sent = percent === 100;
  return (
    <div
      className={clsx(
        'flex min-h-19 items-center gap-3.5 rounded-lg py-3 ps-3.5 pe-2',
        failed ? 'bg-danger-soft' : 'bg-sunken',
      )}
      data-phase={phase}
    >
      <PhotoTile
        className={clsx('size-12 bg-surface', failed && 'text-danger', phase === 'complete' && 'text-ok')}
      >
        {phase === 'complete' ? <Check /> : failed ? <CircleAlert /> : <Image />}
      </PhotoTile>
      <div className="min-w-0 flex-1">
        <p className="text-15 leading-[1.35] font-semibold">
          <bdi className="block truncate">{name}</bdi>
        </p>
        <p
          className={clsx('text-13 leading-[1.4]', failed ? 'font-semibold text-danger' : 'text-ink-2')}
          role={failed ? 'alert' : 'status'}
        >
          {textOf(state, size)}
        </p>
        {percent !== null && (
          <Bar
            className="mt-1.5 [--bar-fill:var(--color-lagoon)] [&>div]:h-2! [&>div]:bg-line!"
            label={t('uploads.progressOf', { file: name })}
            value={percent}
            max={100}
          />
        )}
      </div>
      {percent !== null && !sent && (
        <span className="font-display font-semibold text-ink-2 tabular-nums">
          {t('uploads.percent', { percent })}
        </span>
      )}
      {phase === 'uploading' && !sent && onPause && (
        <RowButton label={t('uploads.pause')} onClick={onPause}>
          <Pause />
        </RowButton>
      )}
      {phase === 'paused' && onResume && (
        <RowButton label={t('uploads.resume')} onClick={onResume}>
          <Play />
        </RowButton>
      )}
      {phase === 'waiting' && (
        <RowButton label={t('uploads.removeFile', { file: name })} onClick={onClear}>
          <Trash2 />
        </RowButton>
      )}
      {failed && (
        <RowButton label={t('uploads.putAway', { file: name })} onClick={onClear}>
          <X />
        </RowButton>
      )}
    </div>
  );
}

function RowButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip text={label}>
      <Button variant="text" iconOnly aria-label={label} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  );
}

/** The percentage would be announced at every step. */
function textOf(state: UploadState, size: number | undefined): string {
  if (state.phase === 'error') return state.message;
  if (state.phase === 'complete') return t('uploads.done');
  if (state.phase === 'paused') return t('uploads.paused');
  if (state.phase === 'uploading') {
    if (state.percent === 100) return t('uploads.checking');
    return state.attempt > 1
      ? t('uploads.attempt', { attempt: state.attempt, attempts: UPLOAD_ATTEMPTS })
      : t('uploads.uploading');
  }
  return size === undefined ? t('uploads.ready') : t('uploads.readySize', { size: formatBytes(size) });
}

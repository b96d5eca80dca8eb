import { Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '@/lib/copy-text';
import { t } from '@/lib/messages';
import { Button } from './button';
import type { ButtonVariant } from './button-look';
import { Tooltip } from './tooltip';
import { toast } from './use-toast';

async function copy(value: string): Promise<void> {
  toast(
    (await copyText(value))
      ? { title: t('ui.copied'), tone: 'ok' }
      : { title: t('ui.cannotCopy'), description: value, tone: 'info' },
  );
}

/** Opens the device's Share sheet, and copies `value` if the browser refuses to. */
async function openSheet(data: ShareData, value: string): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    const isCanceled = error instanceof Error && error.name === 'AbortError';
    if (!isCanceled) await copy(value);
  }
}

/** Copies `value`. Where the device has a Share sheet, a second button opens it with `share`. */
export function CopyButtons({
  value,
  copyLabel,
  share,
  variant = 'secondary',
  children,
}: {
  value: string;
  copyLabel: string;
  /** Missing for secrets. Its title names the value. */
  share?: (ShareData & { title: string }) | undefined;
  variant?: ButtonVariant | undefined;
  /** The copy button's text. Without it, the button shows only a picture. */
  children?: ReactNode;
}) {
  const shareLabel = share && 'share' in navigator && t('ui.share', { what: share.title });
  return (
    <>
      {children === undefined ? (
        <Tooltip text={copyLabel}>
          <Button variant={variant} iconOnly aria-label={copyLabel} onClick={() => void copy(value)}>
            <Copy />
          </Button>
        </Tooltip>
      ) : (
        <Button variant={variant} onClick={() => void copy(value)}>
          <Copy />
          {children}
        </Button>
      )}
      {shareLabel && (
        <Tooltip text={shareLabel}>
          <Button
            variant={variant}
            iconOnly
            aria-label={shareLabel}
            onClick={() => void openSheet(share, value)}
          >
            <Share2 />
          </Button>
        </Tooltip>
      )}
    </>
  );
}

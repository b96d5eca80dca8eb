import { Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@/lib/i18n/messages';
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

/** Copies `value` if the browser refuses to open the sheet. */
async function openSheet(data: ShareData, value: string): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    const isCanceled = error instanceof Error && error.name === 'AbortError';
    if (!isCanceled) await copy(value);
  }
}

/** A Share sheet, if there is one, gets a second button. */
export function CopyButtons({
  value,
  copyLabel,
  share,
  variant = 'secondary',
  children,
}: {
  value: string;
  copyLabel: string;
  /** The text to share. Missing for secrets. */
  share?: (ShareData & { title: string }) | undefined;
  variant?: ButtonVariant | undefined;
  /** The button's text. Without it, the button shows only a picture. */
  children?: ReactNode;
}) {
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
      {share && <ShareButton value={value} share={share} variant={variant} iconOnly />}
    </>
  );
}

export const canShare = (): boolean => 'share' in navigator;

/** Nothing without a Share sheet. */
export function ShareButton({
  value,
  share,
  variant,
  iconOnly = false,
}: {
  value: string;
  share: ShareData & { title: string };
  variant: ButtonVariant;
  iconOnly?: boolean;
}) {
  if (!canShare()) return null;
  const label = t('ui.share', { what: share.title });
  return (
    <Tooltip text={label}>
      <Button
        variant={variant}
        iconOnly={iconOnly}
        wide={!iconOnly}
        aria-label={label}
        onClick={() => void openSheet(share, value)}
      >
        <Share2 />
        {!iconOnly && t('ui.shareLink')}
      </Button>
    </Tooltip>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;left:-100vw';
  document.body.append(field);
  field.select();
  try {
    // The only way to copy without a secure origin.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

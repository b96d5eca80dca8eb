import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBackCloses } from '@/lib/input/dialog-history';
import { noteOpening } from '@/lib/input/taps';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus';
import { t } from '@/lib/i18n/messages';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  width?: number;
  /** In px from the middle of the screen, to the right. */
  offset?: number;
  fullOnPhones?: boolean;
  /** A bottom sheet on screens with the bottom tab bar. */
  sheet?: boolean;
  /** An illustration on the top edge. It centers the heading. */
  crown?: ReactNode;
  /** Set to false if the content has its own Cancel. */
  closeButton?: boolean;
  onOpenAutoFocus?: (event: Event) => void;
  className?: string | undefined;
  titleClass?: string | undefined;
  descriptionClass?: string;
  children: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width,
  offset,
  fullOnPhones = false,
  sheet = false,
  crown,
  closeButton = true,
  onOpenAutoFocus,
  className,
  titleClass,
  descriptionClass,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(open);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            ref={noteOpening}
            className={clsx(
              styles.dialog,
              crown != null && styles.crowned,
              fullOnPhones && styles.full,
              sheet && styles.sheet,
              !closeButton && styles.unclosed,
              className,
            )}
            style={{ '--dialog-w': width === undefined ? undefined : `${width}px`, left: offset }}
            onKeyDown={onEscape(() => onOpenChange(false))}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={returnFocus}
            {...(description == null && { 'aria-describedby': undefined })}
          >
            {crown != null && (
              <div className="pointer-events-none absolute -top-23 left-1/2 -translate-x-1/2">{crown}</div>
            )}
            <Radix.Title className={clsx(styles.title, titleClass)}>{title}</Radix.Title>
            {description != null && (
              <Radix.Description className={clsx(styles.description, descriptionClass)}>
                {description}
              </Radix.Description>
            )}
            {children}
            {/* Last, so that the first field gets the focus. */}
            {closeButton && (
              <Radix.Close
                className="absolute end-3.5 top-3.5 grid size-(--close) place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
                aria-label={t('ui.close')}
              >
                <X size={24} />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix gives Escape only to the newest layer, which may be a toast. */
export const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  close();
};

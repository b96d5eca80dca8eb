import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useBackCloses } from '@/lib/dialog-history';
import { noteOpening } from '@/lib/taps';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus';
import { t } from '@/lib/messages';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  /** Width in pixels where there is room; 480 unless told. */
  width?: number;
  /** Takes the whole screen on phones, for long forms. */
  fullOnPhones?: boolean;
  /** Comes up from the lower edge where the parents' tabs stand there too. */
  sheet?: boolean;
  /** Someone on the top edge, usually `<Pip mood="nest" size={140} />`; centers the heading. */
  crown?: ReactNode;
  /** Leave out the round close button where the content has its own Cancel and little room. */
  closeButton?: boolean;
  /** Where focus goes on opening; the first field unless told. */
  onOpenAutoFocus?: (event: Event) => void;
  className?: string | undefined;
  titleClass?: string | undefined;
  descriptionClass?: string;
  children: ReactNode;
}

/** A modal dialog: focus is kept inside and returned, Escape, Back and a press outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width,
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
              className,
            )}
            style={{ '--dialog-w': width === undefined ? undefined : `${width}px` }}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={returnFocus}
            // Without a description Radix must be told so, or it points at an element that is not there.
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
            {/* Last in the order, so that the first field is the first to be focused. */}
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

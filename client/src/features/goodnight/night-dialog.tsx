import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { ReadAloud } from '@/components/ui/read-aloud';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { useBackCloses } from '@/lib/input/dialog-history';

/** Nothing is marked while the picture plays. */
function focusAll(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

export function NightDialog({
  words,
  hasWords = true,
  isDay = false,
  onClose,
  buttons,
  children,
}: {
  words: string;
  hasWords?: boolean;
  isDay?: boolean;
  onClose: () => void;
  buttons: ReactNode;
  children: ReactNode;
}) {
  const giveBack = useReturnFocus(true);
  useBackCloses(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={`fixed inset-0 z-80 animate-fade overflow-hidden focus:outline-none ${isDay ? 'text-on-star' : 'on-night text-white'}`}
          aria-describedby={undefined}
          onOpenAutoFocus={focusAll}
          onCloseAutoFocus={giveBack}
          data-night-dialog
        >
          {children}
          {/* The ear follows the last word. */}
          <div
            className={clsx(
              'absolute start-8.5 top-7 max-w-[min(23rem,36vw)] max-tablet:start-5 max-tablet:top-4 max-tablet:max-w-[74vw]',
              'font-display text-32/[1.1] font-bold tracking-[-0.02em] wrap-anywhere max-tablet:text-26/[1.1]',
              !hasWords && 'invisible',
            )}
          >
            <Dialog.Title className="inline" aria-live="polite">
              {words}
            </Dialog.Title>
            {'\u00a0'}
            <ReadAloud
              key={words}
              text={words}
              of={words}
              quiet={!isDay}
              className="-my-3 inline-grid! align-middle"
            />
          </div>
          <div className="absolute start-8.5 bottom-8.5 flex items-center gap-3.5 max-tablet:start-5 max-tablet:bottom-6 max-tablet:flex-col max-tablet:items-start">
            {buttons}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

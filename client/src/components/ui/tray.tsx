import { clsx } from 'clsx';
import { Popover } from 'radix-ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { noteOpening } from '@/lib/input/taps';
import { useWide } from '@/lib/page/use-media';
import { Dialog } from './dialog';

const TONES = {
  plain: 'bg-surface ring-line',
  heart: 'bg-heart-ground ring-heart-line',
} as const;

/**
 * One tap chooses: in a popover, or a bottom sheet on phones. The first choice (`data-choice`) gets the
 * focus, the keys 1 to 6 tap one.
 */
export function Tray({
  anchor,
  title,
  text,
  picture,
  tone = 'plain',
  onClose,
  children,
}: {
  anchor: RefObject<HTMLElement | null>;
  title: string;
  text: string;
  picture?: ReactNode;
  tone?: keyof typeof TONES;
  onClose: () => void;
  children: ReactNode;
}) {
  const isWide = useWide('laptop');
  const content = (
    <div role="presentation" className="@container" onKeyDown={tapByDigit}>
      {children}
    </div>
  );
  if (!isWide) {
    const beside = picture == null ? undefined : 'ps-15';
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={title}
        titleClass={beside}
        description={text}
        descriptionClass={beside ?? ''}
        onOpenAutoFocus={focusFirst}
        sheet
      >
        {picture != null && <div className="absolute start-4 top-5">{picture}</div>}
        {content}
      </Dialog>
    );
  }
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={noteOpening}
          aria-label={title}
          className={clsx(
            'z-50 w-150 max-w-[calc(100vw-32px)] animate-fade rounded-lg p-4 shadow-float ring-2 outline-none',
            TONES[tone],
          )}
          align="center"
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={focusFirst}
          onInteractOutside={(event) => {
            // The button closes it, too.
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The row may have passed the focus on.
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
        >
          <p className="mb-2.5 flex justify-between gap-2.5 text-15">
            <b className="font-semibold">{title}</b>
            <span className="text-ink-2">{text}</span>
          </p>
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function focusFirst(event: Event): void {
  event.preventDefault();
  if (event.target instanceof Element)
    event.target.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true });
}

function tapByDigit(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, repeat, target, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || repeat || !/^[1-6]$/.test(key)) return;
  if (target instanceof Element && target.matches('input, textarea')) return;
  currentTarget.querySelectorAll<HTMLElement>('[data-choice]')[Number(key) - 1]?.click();
}

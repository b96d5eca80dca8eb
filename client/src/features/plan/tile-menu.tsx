import { Popover } from 'radix-ui';
import { useRef, type KeyboardEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { formatWeekday } from '@/lib/format';
import { useWide } from '@/lib/use-media';
import { weekdayOf } from '@shared/rules/calendar';
import { TileMenuHead, TileMenuItems, type TileMenuProps } from './tile-menu-items';

/** A tile's menu: a popover if there is room, else a bottom sheet. Loaded on first use. */
export function TileMenu({ anchor, ...props }: TileMenuProps & { anchor: HTMLElement }) {
  const wide = useWide('md');
  // Returns the focus to the tile, or to its replacement.
  const place = useRef({ getBoundingClientRect: () => anchor.getBoundingClientRect() });
  if (!wide) {
    return (
      <Dialog open onOpenChange={props.onClose} title={props.tile.chore.name} titleClass="sr-only" sheet>
        <div role="presentation" onKeyDown={onKeyDown}>
          <TileMenuHead {...props} />
          <TileMenuItems {...props} />
        </div>
      </Dialog>
    );
  }
  const { chore, day, kid } = props.tile;
  return (
    <Popover.Root open onOpenChange={props.onClose}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          aria-label={[chore.name, kid?.name, formatWeekday(weekdayOf(day))].filter(Boolean).join(', ')}
          className="z-30 w-75 max-w-[calc(100vw-32px)] animate-fade rounded-lg bg-surface p-2 shadow-float ring-2 ring-line outline-none"
          side="right"
          align="start"
          sideOffset={10}
          collisionPadding={12}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (anchor.isConnected) anchor.focus();
          }}
        >
          <TileMenuHead {...props} />
          <TileMenuItems {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const menu = event.currentTarget;
  const letter = menu.querySelector<HTMLElement>(`[data-letter="${CSS.escape(event.key.toLowerCase())}"]`);
  if (letter) {
    event.preventDefault();
    letter.click();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...menu.querySelectorAll<HTMLElement>('button, a[href]')];
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}

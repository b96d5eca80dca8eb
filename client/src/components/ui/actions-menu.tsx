import { clsx } from 'clsx';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Button } from './button';
import { Tooltip } from './tooltip';

export interface MenuAction {
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
  /** It takes something away. */
  danger?: boolean;
}

/** A row's menu of actions. The chosen action runs after the focus has returned to the menu's button. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const key = useRef<HTMLButtonElement>(null);
  // A dialog returns the focus to the element that had it, which must not be a removed menu item.
  const chosen = useRef<(() => void) | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <Tooltip text={label}>
        <DropdownMenu.Trigger asChild>
          <Button ref={key} variant="text" iconOnly aria-label={label}>
            <EllipsisVertical />
          </Button>
        </DropdownMenu.Trigger>
      </Tooltip>
      {/* Rendered in place, so that it stays in its landmark. */}
      <DropdownMenu.Content
        align="end"
        collisionPadding={12}
        className="z-30 grid min-w-52 animate-fade rounded-md bg-surface p-1.5 shadow-float ring-2 ring-line"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          key.current?.focus();
          chosen.current?.();
          chosen.current = null;
        }}
      >
        {actions.map(({ label: text, Icon, onPress, danger }) => (
          <DropdownMenu.Item
            key={text}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-15 font-semibold outline-none select-none data-highlighted:bg-sunken',
              danger && 'text-danger',
            )}
            onSelect={() => (chosen.current = onPress)}
          >
            <Icon size={20} aria-hidden />
            {text}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

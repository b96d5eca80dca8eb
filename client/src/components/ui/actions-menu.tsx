import { clsx } from 'clsx';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { Tooltip } from './tooltip';

export interface MenuAction {
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
  danger?: boolean;
  keys?: string;
  className?: string;
}

/**
 * A menu whose button has an icon, or `children` as text. The action runs after the focus has returned to the
 * button.
 */
export function ActionsMenu({
  label,
  actions,
  children,
}: {
  label: string;
  actions: readonly MenuAction[];
  children?: ReactNode;
}) {
  const key = useRef<HTMLButtonElement>(null);
  // The focus must not return to a removed menu item.
  const chosen = useRef<(() => void) | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      {children === undefined ? (
        <Tooltip text={label}>
          <DropdownMenu.Trigger asChild>
            <Button ref={key} variant="text" iconOnly aria-label={label}>
              <EllipsisVertical />
            </Button>
          </DropdownMenu.Trigger>
        </Tooltip>
      ) : (
        <DropdownMenu.Trigger asChild>
          <Button ref={key} variant="primary">
            {children}
          </Button>
        </DropdownMenu.Trigger>
      )}
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
        {actions.map(({ label: text, Icon, onPress, danger, keys, className }) => (
          <DropdownMenu.Item
            key={text}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-15 font-semibold outline-none select-none data-highlighted:bg-sunken',
              danger && 'text-danger',
              className,
            )}
            onSelect={() => (chosen.current = onPress)}
          >
            <Icon size={20} aria-hidden />
            {text}
            {keys && (
              <kbd
                className="ms-auto rounded-xs px-1.5 py-1 font-body text-13 leading-none text-ink-2 inset-ring-2 inset-ring-line"
                aria-hidden
              >
                {keys}
              </kbd>
            )}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

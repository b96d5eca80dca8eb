import { clsx } from 'clsx';
import { Tooltip } from '@/components/ui/tooltip';
import { X, type LucideIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOffline, WHILE_OFFLINE } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';

export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isBusy = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
      if (key === 'Escape' && !defaultPrevented && !isBusy) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      {/* Lets rows be scrolled out from under the bar. */}
      <div aria-hidden className="h-24" />
      {createPortal(
        <section
          aria-label={t('manage.selected', { count })}
          className={clsx(
            'fixed bottom-5 left-1/2 z-30 flex max-w-[calc(100vw-24px)] -translate-x-1/2 animate-rise items-center gap-1.5 rounded-lg bg-float p-2 text-on-slab shadow-float',
            'max-mini:inset-x-0 max-mini:bottom-0 max-mini:grid max-mini:max-w-none max-mini:translate-x-0 max-mini:grid-cols-4',
            'max-mini:rounded-b-none max-mini:px-3 max-mini:pb-[calc(12px+env(safe-area-inset-bottom))] print:hidden',
          )}
        >
          <output className="px-3 font-display text-16 leading-none font-semibold whitespace-nowrap max-mini:col-span-3 max-mini:self-center">
            {t('manage.selected', { count })}
          </output>
          <Tooltip text={t('manage.clearSelection')}>
            <button
              type="button"
              aria-label={t('manage.clearSelection')}
              className="order-last grid size-11 place-items-center justify-self-end rounded-md text-on-slab-2 hover:bg-white/12 hover:text-white max-mini:order-none"
              onClick={onClear}
            >
              <X size={20} />
            </button>
          </Tooltip>
          {children}
        </section>,
        document.body,
      )}
    </>
  );
}

const look = clsx(
  'flex min-h-11 flex-none items-center justify-center gap-2 rounded-md px-3.5 text-15 font-semibold',
  'hover:bg-white/12 aria-disabled:opacity-60 data-[state=open]:bg-white data-[state=open]:text-on-star [&_svg]:size-5',
  'max-mini:min-h-14.5 max-mini:flex-col max-mini:gap-1 max-mini:bg-white/10 max-mini:px-1 max-mini:text-14',
);

interface BulkLook {
  label: string;
  Icon: LucideIcon;
}

export function BulkButton({
  label,
  Icon,
  busy = false,
  onClick,
}: BulkLook & { busy?: boolean; onClick: () => void }) {
  const offline = useOffline();
  return (
    <button
      type="button"
      className={look}
      aria-disabled={busy || undefined}
      {...(offline && WHILE_OFFLINE)}
      onClick={() => !busy && !offline && onClick()}
    >
      <Icon aria-hidden />
      {label}
    </button>
  );
}

/** Opens a small form above the bar. */
export function BulkForm({
  title,
  children,
  ...face
}: BulkLook & { title: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const offline = useOffline();
  return (
    <Popover.Root open={open && !offline} onOpenChange={setOpen}>
      <Popover.Trigger className={look} {...(offline && WHILE_OFFLINE)}>
        <face.Icon aria-hidden />
        {face.label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          side="top"
          sideOffset={16}
          collisionPadding={12}
          className="z-40 grid w-88 max-w-[calc(100vw-24px)] animate-fade gap-3 rounded-lg bg-surface p-4 shadow-float ring-2 ring-line outline-none"
        >
          <h2 className="text-16">{title}</h2>
          {children(() => setOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

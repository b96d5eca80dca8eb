import { clsx } from 'clsx';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useWide } from '@/lib/page/use-media';
import { weekdayOf } from '@shared/rules/calendar';
import { canChange, removeKid, skip } from './move';
import { DayChoice, KidChoice } from './move-choice';
import { PlanTile, STATE_TONES, StateGlyph } from './plan-tile';
import { dayWord, tileWord, doneWord } from './plan-words';
import { useReviewed } from './plan.api';
import { TileMenuItems, type MenuView, type TileMenuProps } from './tile-menu-items';

export function TileMenu({
  anchor,
  view: first = 'items',
  ...props
}: TileMenuProps & { anchor: HTMLElement; view?: MenuView | undefined }) {
  const wide = useWide('tablet');
  const [view, setView] = useState(first);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view !== first)
      content.current?.querySelector<HTMLElement>('button:not([role=radio], [aria-disabled])')?.focus();
  }, [view, first]);
  const place = useRef({ getBoundingClientRect: () => anchor.getBoundingClientRect() });
  const { chore, day, kid } = props.tile;
  if (view === 'remove') return <RemoveKid {...props} />;
  const parts = (
    <>
      <TileMenuHead {...props} />
      {view === 'move' ? (
        <DayChoice {...props} />
      ) : view === 'give' ? (
        <KidChoice {...props} />
      ) : (
        <TileMenuItems {...props} isSheet={!wide} onView={setView} />
      )}
    </>
  );
  if (!wide) {
    return (
      <Dialog open onOpenChange={props.onClose} title={chore.name} titleClass="sr-only" sheet>
        <div ref={content} role="presentation" onKeyDown={onKeyDown}>
          {parts}
        </div>
      </Dialog>
    );
  }
  return (
    <Popover.Root open onOpenChange={props.onClose}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label={[chore.name, kid?.name, formatWeekday(weekdayOf(day))].filter(Boolean).join(', ')}
          className="z-30 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-32px)] animate-fade overflow-y-auto rounded-lg bg-surface p-2 shadow-float ring-2 ring-line outline-none"
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
          {parts}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function TileMenuHead({ tile, clock }: Pick<TileMenuProps, 'tile' | 'clock'>) {
  const { chore, kid, day, state } = tile;
  const reviewed = useReviewed(tile);
  const values = { day: dayWord(day, clock.today), stars: chore.starReward };
  return (
    <div className="flex items-center gap-3 px-2 pt-1.5 pb-2.5">
      <PlanTile {...tile} />
      <div className="min-w-0">
        <bdi className="line-clamp-2 font-display text-16 leading-tight font-semibold wrap-anywhere">
          {chore.name}
        </bdi>
        <p className="mt-0.5 text-13 leading-snug text-ink-2 wrap-anywhere">
          {kid ? t('plan.about', { ...values, kid: kid.name }) : t('plan.aboutAnyone', values)}
        </p>
        {state !== 'planned' && (
          <p className={clsx('mt-1 flex items-center gap-1.5 text-13 font-semibold', STATE_TONES[state])}>
            <StateGlyph state={state} />
            {reviewed ? doneWord(reviewed) : tileWord(tile)}
          </p>
        )}
      </div>
    </div>
  );
}

function RemoveKid({ tile, kids, actions, onClose }: TileMenuProps) {
  const { chore, kid } = tile;
  const change =
    kid &&
    removeKid(
      chore,
      kid,
      kids.map(({ id }) => id),
    );
  if (!change) return null;
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('plan.removeTitle', { kid: kid.name, chore: chore.name })}
      description={t('plan.removeText', { kid: kid.name })}
      confirmLabel={t('plan.removeShort', { kid: kid.name })}
      onConfirm={close(() => actions.change(change))}
    >
      {canChange(tile) && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          {t('plan.onlyThisWeek')}
          <Button variant="secondary" onClick={close(() => actions.change(skip(tile)))}>
            {t('plan.skip')}
          </Button>
        </div>
      )}
    </ConfirmDialog>
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

import { clsx } from 'clsx';
import { CalendarCheck, Repeat, X, type LucideIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import type { UpdateChoreInput } from '@shared/contracts/chores';
import { scheduleWords } from '@/features/manage/schedule-words';
import { whoWords } from '@/features/manage/who-words';
import { weekdayOf } from '@shared/rules/calendar';
import { useOffline, WHILE_OFFLINE } from '@/lib/api/connection';
import { formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { changesOf, type Lift, type PlanChange, type PlanFacts, type Target } from './move';
import { PlanTile } from './plan-tile';

export function DropQuestion({
  lift,
  to,
  anchor,
  facts,
  onChoose,
  onClose,
}: {
  lift: Lift;
  to: Target;
  anchor: Element;
  facts: PlanFacts;
  onChoose: (change: PlanChange) => void;
  onClose: () => void;
}) {
  const place = useRef({ getBoundingClientRect: () => anchor.getBoundingClientRect() });
  const content = useRef<HTMLDivElement>(null);
  const { chore, tile } = lift;
  const { once, always } = changesOf(lift, to, facts);
  const day = formatWeekday(weekdayOf(to.day));
  const receiver = facts.kids.find(({ id }) => id === to.kidId)?.name ?? t('plan.anyone');
  const staysInRow = !tile || tile.day !== to.day;
  const words = (update: UpdateChoreInput = {}) => ({
    when: scheduleWords(update.schedule ?? chore.schedule, null, facts.clock.weekStart),
    who: whoWords(update.kidIds ?? chore.kidIds, update.sharing ?? chore.sharing, facts.kids),
  });
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-labelledby="drop-question"
          className="z-30 w-87 max-w-[calc(100vw-24px)] animate-fade rounded-lg bg-surface p-4 shadow-float ring-2 ring-line outline-none"
          side="bottom"
          align="center"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.querySelector<HTMLElement>('[data-main]')?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <header className="mb-3 flex items-center gap-3">
            <PlanTile chore={chore} state="planned" size={40} />
            <div className="min-w-0 flex-1">
              <h2 id="drop-question" className="text-18 leading-tight wrap-anywhere">
                {!tile
                  ? t('plan.planFor', { day })
                  : staysInRow
                    ? t('plan.moveToDay', { day })
                    : t('plan.giveToKid', { kid: receiver })}
              </h2>
              <p className="text-14 leading-snug text-ink-2 wrap-anywhere">
                {tile?.kid ? t('plan.choreOf', { chore: chore.name, kid: tile.kid.name }) : chore.name}
              </p>
            </div>
            <Popover.Close
              aria-label={t('ui.close')}
              className="-me-2 grid size-11 flex-none place-items-center self-start rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X size={21} />
            </Popover.Close>
          </header>
          <div className="grid gap-2.5">
            {once && (
              <Option
                main
                Glyph={CalendarCheck}
                title={staysInRow ? t('plan.onlyThis', { day }) : t('plan.onlyThisTime')}
                text={
                  tile ? (staysInRow ? t('plan.scheduleStays', words()) : t('plan.kidsStay', words())) : null
                }
                onPress={() => onChoose(once)}
              />
            )}
            {always && (
              <Option
                main={!once}
                Glyph={Repeat}
                title={staysInRow ? always.title : t('plan.fromNowOn')}
                text={t('plan.becomes', words('update' in always.write ? always.write.update : {}))}
                onPress={() => onChoose(always)}
              />
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Option({
  main,
  Glyph,
  title,
  text,
  onPress,
}: {
  main: boolean;
  Glyph: LucideIcon;
  title: string;
  text: string | null;
  onPress: () => void;
}) {
  const offline = useOffline();
  return (
    <button
      type="button"
      data-main={main || undefined}
      className={clsx(
        'flex min-h-15.5 items-center gap-3 rounded-md px-3.5 py-2 text-start aria-disabled:opacity-60',
        main
          ? 'bg-lagoon text-on-lagoon shadow-[0_3px_0_var(--color-lagoon-lip)] hover:bg-lagoon-hover'
          : 'bg-sunken text-ink hover:bg-line',
      )}
      {...(offline && WHILE_OFFLINE)}
      onClick={() => !offline && onPress()}
    >
      <Glyph size={21} className="flex-none" aria-hidden />
      <span className="min-w-0">
        <b className="block font-display text-16 leading-tight font-semibold">{title}</b>
        {text !== null && <span className="block text-14 leading-snug opacity-90">{text}</span>}
      </span>
    </button>
  );
}

import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { addDays, weekdayOf } from '@shared/rules/calendar';
import { Avatar } from '@/components/ui/avatar';
import { Segmented } from '@/components/ui/segmented';
import { formatDay, formatWeekday, weekdayLabel } from '@/lib/i18n/format';
import { useOffline, WHILE_OFFLINE } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { changesOf, liftOf, refusalOf, type PlanChange, type Target } from './move';
import { NO_PAUSES } from './pauses';
import type { TileMenuProps } from './tile-menu-items';

/** The number of days offered, starting today. */
const DAYS = 14;

type Scope = 'once' | 'always';

export function DayChoice({ tile, kids, clock, rests = NO_PAUSES, actions, onClose }: TileMenuProps) {
  const [scope, setScope] = useState<Scope>('once');
  const facts = { kids, clock, rests };
  const lift = liftOf(tile);
  const isHere = (day: string) => lift.tile !== null && day === tile.day;
  const targets = Array.from({ length: DAYS }, (_, ahead) => {
    const day = addDays(clock.today, ahead);
    const to: Target = { day, ...(lift.tile && { kidId: tile.kid?.id ?? null }) };
    const change = isHere(day) ? null : changesOf(lift, to, facts)[scope];
    const refusal =
      scope === 'once' || !lift.tile
        ? refusalOf(lift, to, facts)
        : change
          ? null
          : t('plan.dueAnyway', { day: formatWeekday(weekdayOf(day)) });
    return { day, change, refusal: isHere(day) ? t('plan.alreadyHere') : refusal };
  });
  return (
    <Choice
      label={t('plan.moveTo')}
      scope={tile.chore.schedule.kind === 'once' ? null : scope}
      onScope={setScope}
      className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-tablet:-mx-4 max-tablet:px-4 tablet:grid tablet:grid-cols-6 tablet:gap-1.5"
      options={targets.map(({ day, change, refusal }) => ({
        key: day,
        label: formatDay(day),
        refusal,
        look: 'h-16 min-w-15.5 gap-1 rounded-md tablet:h-13 tablet:min-w-0',
        content: (
          <>
            {weekdayLabel(weekdayOf(day))}
            <b className="font-display text-18 leading-none font-semibold text-ink">{Number(day.slice(8))}</b>
          </>
        ),
        change,
      }))}
      onChoose={(change) => {
        onClose();
        actions.change(change);
      }}
    />
  );
}

export function KidChoice({ tile, kids, clock, rests = NO_PAUSES, actions, onClose }: TileMenuProps) {
  const [scope, setScope] = useState<Scope>('once');
  const facts = { kids, clock, rests };
  const lift = { chore: tile.chore, tile };
  return (
    <Choice
      label={t('plan.giveTo')}
      scope={tile.exception || tile.chore.sharing === 'turns' ? null : scope}
      onScope={setScope}
      className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-1.5"
      options={kids
        .filter(({ id }) => id !== tile.kid?.id)
        .map((kid) => {
          const to = { kidId: kid.id, day: tile.day };
          const change = changesOf(lift, to, facts)[scope];
          return {
            key: kid.id,
            label: kid.name,
            refusal: refusalOf(lift, to, facts),
            look: 'min-h-19 min-w-0 gap-1.5 rounded-md px-1',
            content: (
              <>
                <Avatar kid={kid} size={34} />
                <bdi className="max-w-full truncate py-px">{kid.name}</bdi>
              </>
            ),
            change,
          };
        })}
      onChoose={(change) => {
        onClose();
        actions.change(change);
      }}
    />
  );
}

interface Option {
  key: string;
  label: string;
  refusal: string | null;
  look: string;
  content: ReactNode;
  change: PlanChange | null;
}

/** A disabled one keeps its place in the tab order and gives its reason. */
function Choice({
  label,
  scope,
  onScope,
  options,
  className,
  onChoose,
}: {
  label: string;
  scope: Scope | null;
  onScope: (scope: Scope) => void;
  options: readonly Option[];
  className: string;
  onChoose: (change: PlanChange) => void;
}) {
  const [why, setWhy] = useState<string | null>(null);
  const offline = useOffline();
  const id = useId();
  return (
    <section className="px-1 pt-1 pb-2" aria-labelledby={id}>
      <header className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="font-body text-14 font-semibold">
          {label}
        </h2>
        {scope && (
          <Segmented
            label={t('plan.howOften')}
            value={scope}
            onChange={onScope}
            options={[
              { value: 'once', label: t('plan.onlyThisTime') },
              { value: 'always', label: t('plan.fromNowOn') },
            ]}
          />
        )}
      </header>
      <div className={className}>
        {options.map((option) => {
          const isOff = option.refusal !== null || !option.change;
          return (
            <button
              key={option.key}
              type="button"
              aria-label={option.label}
              aria-disabled={isOff || undefined}
              aria-describedby={isOff ? `${id}-${option.key}` : undefined}
              {...(offline && WHILE_OFFLINE)}
              className={clsx(
                'grid flex-none content-center justify-items-center bg-sunken text-13 leading-none font-medium text-ink-2',
                'hover:text-ink focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
                option.look,
              )}
              onClick={() => {
                if (isOff) setWhy(option.refusal);
                else if (option.change && !offline) onChoose(option.change);
              }}
            >
              {option.content}
              {isOff && (
                <span id={`${id}-${option.key}`} hidden>
                  {option.refusal}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <output className="mt-1.5 block min-h-5 text-14 leading-tight text-ink-2">{why}</output>
    </section>
  );
}

import { CalendarCheck, Repeat } from 'lucide-react';
import { useState } from 'react';
import type { KidCard } from '@shared/contracts/kids';
import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { scheduleWords } from '@/features/manage/schedule-words';
import { whoWords } from '@/features/manage/who-words';
import { formatDay, formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';
import { weekdayLabel } from '@/lib/weekday-label';
import type { BoardClock } from './board';
import { moveAlways, moveOnce, type AskedMove, type Move } from './move';
import { toastNotDone } from './not-done';
import { useChangeChore, type ChoreChange } from './plan.api';
import { PlanTile } from './plan-tile';

export function MoveDialog({
  move,
  kids,
  clock,
  onClose,
}: {
  move: AskedMove;
  kids: readonly KidCard[];
  clock: BoardClock;
  onClose: () => void;
}) {
  const [day, setDay] = useState(move.to.day);
  const [kidId, setKidId] = useState(move.to.kidId);
  const change = useChangeChore();
  const { chore } = move;
  const everyone = kids.map(({ id }) => id);
  const target = kids.find(({ id }) => id === kidId);
  const whole: Move | null = day === null ? null : { ...move, to: { kidId, day } };
  const send = (asked: ChoreChange) =>
    change.mutate(asked, {
      onSuccess: () => {
        toast({ title: t('plan.moved'), description: chore.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        if ('create' in asked) toastNotDone(t('plan.changeFailed'), error);
        else toastFailure(t('plan.changeFailed'), error);
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      width={420}
      sheet
      title={
        <span className="flex items-center gap-3">
          <PlanTile chore={chore} state="planned" />
          <span className="min-w-0">
            <bdi className="line-clamp-2 text-17">{chore.name}</bdi>
            {day !== null && (
              <span className="mt-0.5 block font-body text-14 font-medium text-ink-2">
                {target
                  ? t('plan.moveTo', { kid: target.name, day: formatDay(day) })
                  : t('plan.moveToAnyone', { day: formatDay(day) })}
              </span>
            )}
          </span>
        </span>
      }
    >
      {move.to.day === null && move.from.day === null && kids.length > 1 && (
        <WhoChoice kids={kids} value={kidId} onChange={setKidId} />
      )}
      {move.to.day === null && <DayChoice move={move} clock={clock} day={day} onChange={setDay} />}
      {whole && (
        <div className="mt-4 grid gap-2.5">
          <Button
            variant="primary"
            wide
            disabled={change.isPending}
            onClick={() => send(moveOnce(whole, everyone))}
          >
            <CalendarCheck />
            {t('plan.onlyThis', { day: formatWeekday(weekdayOf(whole.to.day)) })}
          </Button>
          <Always
            move={whole}
            kids={kids}
            clock={clock}
            disabled={change.isPending}
            onChoose={() => send(moveAlways(whole, everyone))}
          />
        </div>
      )}
    </Dialog>
  );
}

const ANYONE = 'anyone';

function WhoChoice({
  kids,
  value,
  onChange,
}: {
  kids: readonly KidCard[];
  value: string | null;
  onChange: (kidId: string | null) => void;
}) {
  return (
    <div className="mt-4 grid gap-1.5">
      <p className="label" aria-hidden>
        {t('plan.moveWho')}
      </p>
      <Segmented
        label={t('plan.moveWho')}
        value={value ?? ANYONE}
        onChange={(choice) => onChange(choice === ANYONE ? null : choice)}
        className="flex-wrap"
        options={[
          { value: ANYONE, label: t('plan.anyone') },
          ...kids.map(({ id, name }) => ({
            value: id,
            label: <bdi className="max-w-40 truncate py-1">{name}</bdi>,
          })),
        ]}
      />
    </div>
  );
}

/** The seven days from today, without the current one. */
function DayChoice({
  move,
  clock,
  day,
  onChange,
}: {
  move: AskedMove;
  clock: BoardClock;
  day: CalendarDate | null;
  onChange: (day: CalendarDate) => void;
}) {
  const days = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((ahead) => addDays(clock.today, ahead))
    .filter((date) => date !== move.from.day)
    .slice(0, 7);
  return (
    <div className="mt-4 grid gap-1.5">
      <p className="label" aria-hidden>
        {t('plan.moveWhen')}
      </p>
      <Segmented
        label={t('plan.moveWhen')}
        value={day ?? ''}
        onChange={onChange}
        className="w-full *:min-w-0 *:flex-1 *:px-1"
        options={days.map((date) => ({
          value: date,
          label: date === clock.today ? t('plan.today') : weekdayLabel(weekdayOf(date)),
        }))}
      />
    </div>
  );
}

function Always({
  move,
  kids,
  clock: { weekStart },
  disabled,
  onChoose,
}: {
  move: Move;
  kids: readonly KidCard[];
  clock: BoardClock;
  disabled: boolean;
  onChoose: () => void;
}) {
  const { chore, from, to } = move;
  const after = {
    ...chore,
    ...moveAlways(
      move,
      kids.map(({ id }) => id),
    ).update,
  };
  const day = formatWeekday(weekdayOf(to.day));
  const isSame = JSON.stringify(after) === JSON.stringify(chore);
  const words = (of: typeof after) => ({
    when: scheduleWords(of.schedule, null, weekStart),
    who: whoWords(of.kidIds, of.sharing, kids),
  });
  return (
    <>
      {!isSame && (
        <Button variant="secondary" wide disabled={disabled} onClick={onChoose}>
          <Repeat />
          {after.schedule.kind === 'every'
            ? t('plan.everyDays', { days: after.schedule.days, day })
            : from.day === to.day
              ? t('plan.everyTime')
              : t('plan.every', { day })}
        </Button>
      )}
      <ul className="mt-1 grid gap-1 text-13 leading-snug text-ink-2">
        {chore.schedule.kind !== 'once' && <li>{t('plan.onceAfter', { day, ...words(chore) })}</li>}
        {!isSame && <li>{t('plan.alwaysAfter', words(after))}</li>}
      </ul>
    </>
  );
}

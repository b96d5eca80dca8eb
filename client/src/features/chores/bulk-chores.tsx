import { CalendarDays, Pause, Play, Star, Trash2 } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { LIMITS } from '@shared/constants';
import type { Chore } from '@shared/contracts/chores';
import type { Schedule } from '@shared/rules/schedule';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Stepper } from '@/components/ui/stepper';
import { BulkBar, BulkButton, BulkForm } from '@/features/manage/bulk-bar';
import { ALL_DAYS, sameDays, WEEKDAYS, WEEKENDS } from '@/features/manage/schedule-words';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { DeleteChoresDialog } from './delete-chores-dialog';
import { useChangeChores, type ChoresChange } from './use-change-chores';
import { Weekdays } from './when-more';

/** Only deleting asks first, because the rest can be undone. */
export function BulkChores({ chores, onDone }: { chores: readonly Chore[]; onDone: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const { change, isPending } = useChangeChores();
  const count = chores.length;
  const apply = async (changes: ChoresChange) => {
    if (await change(chores, changes)) onDone();
  };
  const isActive = chores.some((chore) => chore.isActive);
  return (
    <>
      <BulkBar count={count} onClear={onDone}>
        <BulkForm label={t('chores.stars')} Icon={Star} title={t('manage.starsFor', { count })}>
          {(close) => (
            <SetStars
              chores={chores}
              saving={isPending}
              onSet={(starReward) => void apply({ starReward }).then(close)}
            />
          )}
        </BulkForm>
        <BulkForm label={t('manage.days')} Icon={CalendarDays} title={t('manage.daysFor', { count })}>
          {(close) => (
            <SetDays
              chores={chores}
              saving={isPending}
              onSet={(schedule) => void apply({ schedule }).then(close)}
            />
          )}
        </BulkForm>
        <BulkButton
          label={t(isActive ? 'manage.pause' : 'manage.resume')}
          Icon={isActive ? Pause : Play}
          busy={isPending}
          onClick={() => void apply({ isActive: !isActive })}
        />
        <BulkButton label={t('manage.delete')} Icon={Trash2} onClick={() => setDeleting(true)} />
      </BulkBar>
      {deleting && <DeleteChoresDialog chores={chores} onDone={onDone} onClose={() => setDeleting(false)} />}
    </>
  );
}

interface SetProps<Value> {
  chores: readonly Chore[];
  saving: boolean;
  onSet: (value: Value) => void;
}

function SetStars({ chores, saving, onSet }: SetProps<number>) {
  const now = chores.map(({ starReward }) => starReward);
  const [from, to] = [Math.min(...now), Math.max(...now)];
  const [stars, setStars] = useState<number | null>(to);
  return (
    <SetForm
      saving={saving}
      disabled={stars === null || stars < 1}
      hint={from === to ? t('manage.starsAllNow', { count: to }) : t('manage.starsNow', { from, to })}
      onSubmit={() => stars !== null && onSet(stars)}
    >
      <Stepper
        aria-label={t('chores.stars')}
        look="tray"
        min={1}
        max={LIMITS.choreStars}
        value={stars}
        onChange={setStars}
      />
    </SetForm>
  );
}

function SetDays({ chores, saving, onSet }: SetProps<Schedule>) {
  const { weekStart } = useFamilyDays();
  const [days, setDays] = useState<readonly number[] | null>(WEEKDAYS);
  const schedule: Schedule = days === null ? { kind: 'anytime' } : { kind: 'days', days: [...days] };
  // Only chores with days can be shared.
  const mayBeAnytime = chores.every(({ sharing }) => sharing === 'each');
  return (
    <SetForm
      saving={saving}
      disabled={days?.length === 0}
      hint={t('manage.daysHint')}
      onSubmit={() => onSet(schedule)}
    >
      <div className="flex flex-wrap gap-1.5">
        {mayBeAnytime && (
          <ChoiceChip chosen={days === null} onClick={() => setDays(null)}>
            {t('whoWhen.anytime')}
          </ChoiceChip>
        )}
        {(['daily', 'weekdays', 'weekends'] as const).map((quick) => {
          const all = { daily: ALL_DAYS, weekdays: WEEKDAYS, weekends: WEEKENDS }[quick];
          return (
            <ChoiceChip
              key={quick}
              chosen={days !== null && sameDays(days, all)}
              onClick={() => setDays(all)}
            >
              {t(`whoWhen.${quick}`)}
            </ChoiceChip>
          );
        })}
      </div>
      <div className="basis-full">
        <Weekdays days={days ?? []} weekStart={weekStart} onChange={setDays} />
      </div>
    </SetForm>
  );
}

function SetForm({
  saving,
  disabled,
  hint,
  onSubmit,
  children,
}: {
  saving: boolean;
  disabled: boolean;
  hint: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving && !disabled) onSubmit();
  };
  return (
    <form
      className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3"
      noValidate
      onSubmit={submit}
    >
      {children}
      <p className="hint order-last basis-full">{hint}</p>
      <Button type="submit" variant="primary" saves saving={saving} disabled={disabled}>
        {t('manage.set')}
      </Button>
    </form>
  );
}

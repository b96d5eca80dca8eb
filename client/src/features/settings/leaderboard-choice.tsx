import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { LEADERBOARD_MODES, LIMITS, type LeaderboardMode } from '@shared/constants';
import { updateFamilyRequest, type Family } from '@shared/contracts/families';
import { addDays } from '@shared/rules/calendar';
import { BoardArt } from '@/components/art/board-art';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { sumOf } from '@/features/leaderboard/standings';
import { useZoneClock } from '@/lib/dates/family-clock';
import { leaderboardOf } from '@/lib/api/shared-queries';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useFamilyChoices } from './family-part';

export const LEADERBOARD_NAMES = {
  compete: 'settings.boardCompete',
  team: 'settings.boardTeam',
  self: 'settings.boardSelf',
  off: 'settings.boardOff',
} as const;

const TEXTS = {
  compete: 'settings.boardCompeteText',
  team: 'settings.boardTeamText',
  self: 'settings.boardSelfText',
  off: 'settings.boardOffText',
} as const;

const STEP = 10;
const LEAST = 50;

/** The next ten above last week's stars, at least fifty. */
export function suggestedGoal(lastWeek: number): number {
  return Math.max(LEAST, (Math.floor(lastWeek / STEP) + 1) * STEP);
}

export function LeaderboardChoice({ family }: { family: Family }) {
  const { shown, choose } = useFamilyChoices(family);
  const { weekStart } = useZoneClock(family.timezone);
  const last = useQuery(leaderboardOf(addDays(weekStart, -7)));
  const lastWeek = last.data && sumOf(last.data);
  // Suggested while the team is being saved, so that input isn't lost.
  const goal = family.teamGoal ?? shown.teamGoal;
  const chooseMode = (leaderboardMode: LeaderboardMode) =>
    // A team needs a goal.
    choose(
      leaderboardMode === 'team' && family.teamGoal === null
        ? { leaderboardMode, teamGoal: suggestedGoal(lastWeek ?? 0) }
        : { leaderboardMode },
    );
  return (
    <div className="grid gap-5">
      <RadioGroup.Root
        dir={direction}
        className="grid grid-cols-2 gap-3 desktop:grid-cols-4"
        aria-label={t('settings.row.leaderboard')}
        value={shown.leaderboardMode}
        onValueChange={(value) => {
          const mode = LEADERBOARD_MODES.find((one) => one === value);
          if (mode) chooseMode(mode);
        }}
      >
        {LEADERBOARD_MODES.map((mode) => (
          <RadioGroup.Item
            key={mode}
            value={mode}
            className="relative grid content-start gap-2.5 rounded-lg p-2.5 pb-3.5 text-start inset-ring-2 inset-ring-line hover:inset-ring-control chosen:bg-lagoon-soft chosen:inset-ring-3 chosen:inset-ring-lagoon"
          >
            <BoardArt mode={mode} className="h-auto w-full rounded-sm" />
            <span className="grid gap-0.5 px-1">
              <b className="font-display text-16 leading-tight font-semibold">{t(LEADERBOARD_NAMES[mode])}</b>
              <span className="text-14 leading-[1.35] text-ink-2">{t(TEXTS[mode])}</span>
            </span>
            <RadioGroup.Indicator className="absolute -end-1.75 -top-1.75 grid size-7 animate-pop place-items-center rounded-full bg-lagoon text-on-lagoon">
              <Check size={16} className="stroke-[3.4]" aria-hidden />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {shown.leaderboardMode === 'team' && (
        <TeamGoalForm
          // Another adult may change the goal, too.
          key={goal}
          goal={goal}
          lastWeek={lastWeek}
          onSave={(teamGoal) => choose({ teamGoal })}
        />
      )}
    </div>
  );
}

/** The goal has a save button, because it is typed digit by digit. */
function TeamGoalForm({
  goal,
  lastWeek,
  onSave,
}: {
  goal: number | null;
  lastWeek: number | undefined;
  onSave: (goal: number | null) => void;
}) {
  const [draft, setDraft] = useState(goal);
  const { errors, check, clear } = useZodForm(updateFamilyRequest);
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-x-4 gap-y-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const body = check({ teamGoal: draft });
        if (body?.teamGoal !== undefined && body.teamGoal !== goal) onSave(body.teamGoal);
      }}
    >
      <Field
        label={t('settings.teamGoal')}
        hint={
          lastWeek === undefined
            ? t('settings.teamGoalHint')
            : t('settings.teamGoalLastWeek', { count: lastWeek })
        }
        error={errors['teamGoal']}
      >
        {(control) => (
          <Stepper
            {...control}
            value={draft}
            min={1}
            max={LIMITS.teamGoal}
            onChange={(next) => {
              setDraft(next);
              clear('teamGoal');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={draft === goal}>
        {t('settings.saveGoal')}
      </Button>
    </form>
  );
}

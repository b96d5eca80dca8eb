import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import { updateFamilyRequest } from '@shared/contracts/families';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { t } from '@/lib/messages';
import { useZodForm } from '@/lib/use-zod-form';

/** The goal has a save button, because it is typed digit by digit. */
export function TeamGoalForm({
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

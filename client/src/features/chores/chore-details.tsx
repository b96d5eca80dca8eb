import { SlidersHorizontal } from 'lucide-react';
import { LIMITS, CHORE_FORM_CATEGORIES, type ChoreCategory } from '@shared/constants';
import { Field, FieldGroup } from '@/components/ui/field';
import { Fold } from '@/components/ui/fold';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { SwitchRow } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/input';
import type { FormErrors } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import type { ChoreDraft } from './chore-draft';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export function ChoreDetails({
  draft,
  onChange,
  errors,
}: {
  draft: ChoreDraft;
  onChange: (change: Partial<ChoreDraft>) => void;
  errors: FormErrors;
}) {
  const options = categoryOptions(draft.category);
  return (
    <Fold
      title={t('chores.details')}
      value={t('chores.detailsText')}
      Icon={SlidersHorizontal}
      startOpen={draft.description !== '' || !draft.isActive}
      invalid={errors['description'] !== undefined || errors['category'] !== undefined}
    >
      <Field label={t('chores.description')} error={errors['description']} optional>
        {(control) => (
          <Textarea
            {...control}
            placeholder={t('chores.descriptionExample')}
            maxLength={LIMITS.text}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-4.5 mini:grid-cols-2">
        <Field label={t('chores.category')} error={errors['category']} required>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={draft.category}
              onChange={(event) => {
                const chosen = options.find(({ value }) => value === event.target.value);
                if (chosen) onChange({ category: chosen.value });
              }}
            />
          )}
        </Field>
        <FieldGroup label={t('chores.difficulty')}>
          <Segmented
            label={t('chores.difficulty')}
            className="flex"
            value={draft.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
            options={DIFFICULTIES.map((value) => ({ value, label: t(`chores.${value}`) }))}
          />
        </FieldGroup>
      </div>
      <SwitchRow
        label={t('chores.visible')}
        hint={draft.isActive ? undefined : t('chores.inactiveHint')}
        checked={draft.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
    </Fold>
  );
}

function categoryOptions(current: ChoreCategory): { value: ChoreCategory; label: string }[] {
  const offered = CHORE_FORM_CATEGORIES.includes(current)
    ? CHORE_FORM_CATEGORIES
    : [...CHORE_FORM_CATEGORIES, current];
  return offered.map((value) => ({ value, label: t(`chores.${value}`) }));
}

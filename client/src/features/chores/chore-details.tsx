import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-parts';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { SwitchRow } from '@/components/ui/switch-row';
import { Textarea } from '@/components/ui/textarea';
import type { FormErrors } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { categoryOptions } from './category-options';
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
  const [opened, setOpened] = useState(draft.description !== '' || !draft.isActive);
  const open = opened || errors['description'] !== undefined || errors['category'] !== undefined;
  const options = categoryOptions(draft.category);
  return (
    <details
      className="group border-t-2 border-line pt-2"
      open={open}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-sm text-15 font-semibold text-lagoon-text [&::-webkit-details-marker]:hidden">
        <ChevronDown size={19} className="flex-none transition-transform group-open:rotate-180" aria-hidden />
        {t('chores.details')}
        <span className="truncate text-14 font-normal text-ink-2 group-open:hidden max-sm:hidden">
          {t('chores.detailsText')}
        </span>
      </summary>
      <div className="mt-2 grid gap-4.5">
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
        <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
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
      </div>
    </details>
  );
}

import { useState } from 'react';
import { CHORE_ICONS, LIMITS } from '@shared/constants';
import type { Chore } from '@shared/contracts/chores';
import { ChoreArt } from '@/components/art/chore-art';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { IconPicker } from '@/components/ui/icon-picker';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { Stepper } from '@/components/ui/stepper';
import { SwitchRow } from '@/components/ui/switch-row';
import { Textarea } from '@/components/ui/textarea';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { ImageField } from '@/features/uploads/image-field';
import { changedFields } from '@/lib/changed-fields';
import { errorsOfResponse, withoutError, type FormErrors } from '@/lib/form-errors';
import { useDraft } from '@/lib/use-draft';
import { categoryOptions, DIFFICULTY_NAMES } from './category-names';
import { checkChore } from './check-chore';
import { draftOf, NEW_CHORE, type ChoreDraft } from './chore-draft';
import { ChorePreview } from './chore-preview';
import { useSaveChore } from './chores.api';
import '@/components/ui/preview-card.css';

const DIFFICULTY_OPTIONS = [
  { value: 'easy', label: DIFFICULTY_NAMES.easy },
  { value: 'medium', label: DIFFICULTY_NAMES.medium },
  { value: 'hard', label: DIFFICULTY_NAMES.hard },
] as const;

/** Creates a chore, or edits the one given: fields left, the kids' card and the icons right. */
export default function ChoreFormDialog({
  chore,
  copy,
  onClose,
}: {
  chore?: Chore;
  /** What a new one begins with. */
  copy?: ChoreDraft;
  onClose: () => void;
}) {
  const [begun] = useState<ChoreDraft>(copy ?? NEW_CHORE);
  const form = useDraft(
    `chore:${chore?.id ?? (copy ? `copy:${copy.name}` : 'new')}`,
    chore ? draftOf(chore) : begun,
  );
  const { draft, base, change } = form;
  const [errors, setErrors] = useState<FormErrors>({});
  const save = useSaveChore(chore?.id);

  const set = <Name extends keyof ChoreDraft>(name: Name, value: ChoreDraft[Name]) => {
    change((now) => ({ ...now, [name]: value }));
    if (name in errors) setErrors(withoutError(errors, name));
  };

  const submit = () => {
    const { body, errors: found } = checkChore(draft);
    setErrors(found ?? {});
    if (!body) return;
    save.mutate(chore ? changedFields(checkChore(base).body, body) : body, {
      onSuccess: () => {
        form.forget();
        toast({ title: chore ? 'Chore saved' : 'Chore added', description: body.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        setErrors(errorsOfResponse(error));
        toastFailure(chore ? 'Failed to update chore' : 'Failed to create chore', error);
      },
    });
  };

  return (
    <FormDialog
      title={chore ? 'Edit chore' : 'New chore'}
      dirty={form.dirty}
      kept={form}
      saving={save.isPending}
      submitLabel="Save chore"
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      aside={
        <>
          <ChorePreview draft={draft} />
          <IconPicker
            title="Choose Chore Icon"
            icons={CHORE_ICONS}
            renderIcon={(icon) => <ChoreArt icon={icon} />}
            value={draft.iconName}
            onChange={(icon) => set('iconName', icon)}
          />
          <ImageField
            purpose="chore"
            value={draft.imageUrl}
            onChange={(value) => set('imageUrl', value)}
            error={errors['imageUrl']}
          />
        </>
      }
    >
      <Field label="Chore name" error={errors['name']} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Water the plants"
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => set('name', event.target.value)}
          />
        )}
      </Field>
      <Field label="What does “done” look like?" error={errors['description']} optional>
        {(control) => (
          <Textarea
            {...control}
            placeholder="Every pot gets a small cup of water."
            maxLength={LIMITS.text}
            value={draft.description}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <Field label="Stars" error={errors['starReward']} required>
          {(control) => (
            <Stepper
              {...control}
              unit="stars"
              min={1}
              max={LIMITS.choreStars}
              value={draft.starReward}
              onChange={(value) => set('starReward', value)}
            />
          )}
        </Field>
        <Field label="Category" error={errors['category']} required>
          {(control) => (
            <Select
              {...control}
              options={categoryOptions(draft.category)}
              value={draft.category}
              onChange={(event) => {
                const chosen = categoryOptions(draft.category).find(
                  ({ value }) => value === event.target.value,
                );
                if (chosen) set('category', chosen.value);
              }}
            />
          )}
        </Field>
      </div>
      <div className="field">
        <span className="label" aria-hidden>
          Difficulty
        </span>
        <Segmented
          label="Difficulty"
          className="flex"
          value={draft.difficulty}
          onChange={(value) => set('difficulty', value)}
          options={DIFFICULTY_OPTIONS}
        />
      </div>
      <SwitchRow
        label="Kids can see this chore"
        hint={draft.isActive ? undefined : 'It rests: dimmed for kids until you switch it on.'}
        checked={draft.isActive}
        onChange={(value) => set('isActive', value)}
      />
    </FormDialog>
  );
}

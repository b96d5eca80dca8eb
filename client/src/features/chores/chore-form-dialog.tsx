import { useState } from 'react';
import { CHORE_ICONS, LIMITS } from '@shared/constants';
import { createChoreRequest, type Chore } from '@shared/contracts/chores';
import { ChoreArt } from '@/components/art/chore-art';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-parts';
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
import { t } from '@/lib/messages';
import { useDraft } from '@/lib/use-draft';
import { useZodForm } from '@/lib/use-zod-form';
import { categoryOptions } from './category-options';
import { draftOf, NEW_CHORE, requestOf, type ChoreDraft } from './chore-draft';
import { ChorePreview } from './chore-preview';
import { useSaveChore } from './chores.api';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

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
  const { errors, found, check, read, fail, clear } = useZodForm(createChoreRequest);
  const save = useSaveChore(chore?.id);

  const set = <Name extends keyof ChoreDraft>(name: Name, value: ChoreDraft[Name]) => {
    change((now) => ({ ...now, [name]: value }));
    clear(name);
  };

  const submit = () => {
    const body = check(requestOf(draft));
    if (!body) return;
    save.mutate(chore ? changedFields(read(requestOf(base)), body) : body, {
      onSuccess: () => {
        form.forget();
        toast({ title: chore ? t('chores.saved') : t('chores.added'), description: body.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        fail(error);
        toastFailure(chore ? t('chores.updateFailed') : t('chores.createFailed'), error);
      },
    });
  };

  return (
    <FormDialog
      title={chore ? t('chores.edit') : t('chores.new')}
      dirty={form.dirty}
      kept={form}
      saving={save.isPending}
      submitLabel={t('chores.save')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
      aside={
        <>
          <ChorePreview draft={draft} />
          <IconPicker
            title={t('chores.icon')}
            icons={CHORE_ICONS}
            labelOf={(icon) => t(`icons.${icon}`)}
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
      <Field label={t('chores.name')} error={errors['name']} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={t('chores.nameExample')}
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => set('name', event.target.value)}
          />
        )}
      </Field>
      <Field label={t('chores.description')} error={errors['description']} optional>
        {(control) => (
          <Textarea
            {...control}
            placeholder={t('chores.descriptionExample')}
            maxLength={LIMITS.text}
            value={draft.description}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <Field label={t('chores.stars')} error={errors['starReward']} required>
          {(control) => (
            <Stepper
              {...control}
              min={1}
              max={LIMITS.choreStars}
              value={draft.starReward}
              onChange={(value) => set('starReward', value)}
            />
          )}
        </Field>
        <Field label={t('chores.category')} error={errors['category']} required>
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
      <FieldGroup label={t('chores.difficulty')}>
        <Segmented
          label={t('chores.difficulty')}
          className="flex"
          value={draft.difficulty}
          onChange={(value) => set('difficulty', value)}
          options={DIFFICULTIES.map((value) => ({ value, label: t(`chores.${value}`) }))}
        />
      </FieldGroup>
      <SwitchRow
        label={t('chores.visible')}
        hint={draft.isActive ? undefined : t('chores.inactiveHint')}
        checked={draft.isActive}
        onChange={(value) => set('isActive', value)}
      />
    </FormDialog>
  );
}

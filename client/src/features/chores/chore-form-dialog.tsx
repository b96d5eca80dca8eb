import { useRef, useState } from 'react';
import { LIMITS } from '@shared/constants';
import {
  createChoreRequest,
  type Chore,
  type CreateChoreInput,
  type UpdateChoreBody,
} from '@shared/contracts/chores';
import { CHORE_ICONS } from '@shared/icons';
import { ChoreArt } from '@/components/art/chore-art';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { IconPicker } from '@/components/ui/icon-picker';
import { Input } from '@/components/ui/input';
import { unansweredText } from '@/components/ui/no-answer';
import { Stepper } from '@/components/ui/stepper';
import { SwitchRow } from '@/components/ui/switch';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { ImageField } from '@/features/uploads/image-field';
import { changeOf } from '@/lib/forms/changed-fields';
import { t } from '@/lib/i18n/messages';
import { useDraft } from '@/lib/forms/use-draft';
import { useWide } from '@/lib/page/use-media';
import { useSaveRecord } from '@/lib/api/idempotency';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { ChoreDetails } from './chore-details';
import { draftOf, fieldNames, NEW_CHORE, ownErrors, requestOf, type ChoreDraft } from './chore-draft';
import { ChorePreview } from './chore-preview';
import { NextDays } from './next-days';
import { StepsField } from './steps-field';
import { NO_WORK } from './steps-editor';
import { StepsPanel, StepsScreen } from './steps-panel';
import { useUpcoming } from './use-upcoming';
import { WhenField } from './when-field';
import { WhoField } from './who-field';
import { choresChanged } from './chores.api';

/**
 * The form has the fields on the left, and a preview, the next days and the icons on the right. The steps
 * replace the right side, or have their own screen.
 */
export function ChoreFormDialog({
  chore,
  copy,
  onClose,
}: {
  chore?: Chore | undefined;
  copy?: ChoreDraft;
  onClose: () => void;
}) {
  const [begun] = useState<ChoreDraft>(copy ?? NEW_CHORE);
  const form = useDraft(
    `chore:${chore?.id ?? (copy ? `copy:${copy.name}` : 'new')}`,
    chore ? draftOf(chore) : begun,
  );
  const { draft, base } = form;
  const { errors, found, check, read, fail, clear } = useZodForm(createChoreRequest);
  const { today, weekStart, kids, forKids, days } = useUpcoming(draft, chore);
  const [next] = days;
  const save = useSaveChore(chore?.id);
  const [inSteps, setInSteps] = useState(false);
  const [work, setWork] = useState(NO_WORK);
  const stepsButton = useRef<HTMLButtonElement>(null);
  const isWide = useWide('laptop');

  const change = (changes: Partial<ChoreDraft>) => {
    form.change(changes);
    for (const field of Object.keys(changes)) clear(field);
  };

  const closeSteps = () => {
    setInSteps(false);
    setWork(NO_WORK);
    stepsButton.current?.focus();
  };

  const editing = { draft, onChange: change, work, onWork: setWork, onClose: closeSteps };

  const submit = () => {
    const body = check(requestOf(draft, chore), ownErrors(draft));
    if (!body) return;
    save.mutate(chore ? changeOf(read(requestOf(base, chore)), body, chore) : body, {
      onSuccess: () => {
        form.forget();
        toast({ title: chore ? t('chores.saved') : t('chores.added'), description: body.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        fail(error);
        if (chore) toastFailure(t('chores.updateFailed'), error);
        else toastFailure(t('chores.createFailed'), error, unansweredText(error));
      },
    });
  };

  return (
    <FormDialog
      title={chore ? t('chores.edit') : t('chores.new')}
      width={1020}
      dirty={form.dirty}
      kept={form}
      fieldNames={fieldNames()}
      saving={save.isPending}
      submitLabel={t('chores.save')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
      aside={
        inSteps && isWide ? (
          <StepsPanel {...editing} />
        ) : (
          <>
            <ChorePreview draft={draft} next={next} today={today} />
            <NextDays draft={draft} days={days} kids={forKids} today={today} />
            <IconPicker
              title={t('chores.icon')}
              icons={CHORE_ICONS}
              labelOf={(icon) => t(`icons.${icon}`)}
              renderIcon={(icon) => <ChoreArt icon={icon} />}
              value={draft.iconName}
              onChange={(iconName) => change({ iconName })}
            />
            <ImageField
              purpose="chore"
              value={draft.imageUrl}
              onChange={(imageUrl) => change({ imageUrl })}
              error={errors['imageUrl']}
            />
          </>
        )
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
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <WhoField draft={draft} kids={kids} first={next?.turn} onChange={change} errors={errors} />
      <WhenField
        draft={draft}
        today={today}
        weekStart={weekStart}
        onChange={change}
        error={errors['schedule']}
      />
      <div className="grid items-start gap-x-5 gap-y-4 mini:grid-cols-[auto_minmax(0,1fr)]">
        <Field label={t('chores.stars')} error={errors['starReward']} required>
          {(control) => (
            <Stepper
              {...control}
              min={1}
              max={LIMITS.choreStars}
              value={draft.starReward}
              onChange={(starReward) => change({ starReward })}
            />
          )}
        </Field>
        <div className="mini:mt-5.5">
          <SwitchRow
            label={t('chores.approvesItself')}
            hint={t('chores.approvesItselfHint')}
            checked={!draft.needsApproval}
            onChange={(itself) => change({ needsApproval: !itself })}
          />
        </div>
      </div>
      <StepsField
        draft={draft}
        isOpen={inSteps}
        buttonRef={stepsButton}
        onOpen={() => (inSteps ? closeSteps() : setInSteps(true))}
        onChange={change}
        errors={errors}
      />
      <ChoreDetails draft={draft} onChange={change} errors={errors} />
      {inSteps && !isWide && <StepsScreen {...editing} />}
    </FormDialog>
  );
}

const useSaveChore = (id: string | undefined) =>
  useSaveRecord<Chore, CreateChoreInput | UpdateChoreBody>('/api/chores', id, choresChanged);

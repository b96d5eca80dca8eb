import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { LIMITS } from '@shared/constants';
import { updateUserRequest, type User } from '@shared/contracts/users';
import { ChangedNote } from '@/components/ui/changed-note';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { KeptDraftNote } from '@/components/ui/form-dialog';
import { Button } from '@/components/ui/button';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { changeOf } from '@/lib/forms/changed-fields';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { useDraft } from '@/lib/forms/use-draft';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useRefetchAccount, useUpdateAccount } from './settings.api';

type InputProps = ComponentProps<typeof Input>;
type AccountField = 'familyName' | 'firstName' | 'lastName' | 'email';

const NAMES = {
  familyName: 'settings.row.family-name',
  firstName: 'settings.firstName',
  lastName: 'settings.lastName',
  email: 'settings.row.email',
} as const;

const INPUTS: Readonly<Record<AccountField, InputProps>> = {
  familyName: { autoComplete: 'off', maxLength: LIMITS.name },
  firstName: { autoComplete: 'given-name', maxLength: LIMITS.name },
  lastName: { autoComplete: 'family-name', maxLength: LIMITS.name },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: LIMITS.email },
};

export function AccountForm({
  user,
  fields,
  saveLabel = t('settings.save'),
  children,
}: {
  user: User;
  fields: readonly AccountField[];
  saveLabel?: string;
  children?: ReactNode;
}) {
  const save = useUpdateAccount();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { errors, found, check, read, fail, clear } = useZodForm(updateUserRequest);
  const { draft, base, change, restored, startOver, ...changed } = useDraft(
    `settings-${fields.join('-')}`,
    Object.fromEntries(fields.map((field) => [field, user[field] ?? ''])) as Partial<
      Record<AccountField, string>
    >,
  );
  useRefetchAccount();
  useFocusFirstError(form, found);

  const set = (name: AccountField, value: string) => {
    change({ [name]: value });
    clear(name);
  };

  const submit = () => {
    const body = check(draft);
    if (!body) return;
    save.mutate(changeOf(read(base), body, user), {
      onSuccess: ({ email, pendingEmail }) => {
        const sentTo = pendingEmail === user.pendingEmail ? null : pendingEmail;
        // Takes effect when the link is opened.
        if (sentTo !== null) change({ email: email ?? '' });
        toast({
          title: t('settings.saved'),
          description: sentTo === null ? undefined : t('settings.linkSentText', { email: sentTo }),
          tone: 'ok',
        });
      },
      onError: (error) => {
        fail(error);
        toastFailure(t('settings.saveFailed'), error);
      },
    });
  };

  return (
    <form
      ref={form}
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Never overwrite another parent's change without showing it.
        if (changed.conflicts.length > 0) note.current?.focus();
        else if (!save.isPending) submit();
      }}
    >
      {restored && <KeptDraftNote onStartOver={startOver} />}
      {changed.conflicts.length > 0 && (
        <ChangedNote
          changed={{ ...changed, base }}
          names={Object.fromEntries(fields.map((field) => [field, t(NAMES[field])]))}
          noteRef={note}
          onDone={() => form.current?.querySelector('input')?.focus()}
        />
      )}
      <div className={clsx('grid gap-4.5', fields.length > 1 && 'mini:grid-cols-2')}>
        {fields.map((field) => (
          <Field
            key={field}
            // The setting's heading names a single field.
            label={<span className={clsx(fields.length === 1 && 'sr-only')}>{t(NAMES[field])}</span>}
            error={errors[field]}
            required={field === 'firstName'}
            optional={field === 'lastName'}
          >
            {(control) => (
              <Input
                {...control}
                {...INPUTS[field]}
                name={field}
                placeholder={field === 'familyName' ? t('settings.familyNameExample') : undefined}
                value={draft[field] ?? ''}
                onChange={({ target }) => set(field, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {children}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-stretch mini:justify-self-start"
        saves
        saving={save.isPending}
      >
        {saveLabel}
      </Button>
    </form>
  );
}

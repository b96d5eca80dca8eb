import { useRef } from 'react';
import { LIMITS } from '@shared/constants';
import { updateUserRequest, type User } from '@shared/contracts/users';
import { ChangedNote } from '@/components/ui/changed-note';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { KeptDraftNote } from '@/components/ui/kept-draft-note';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { changeOf } from '@/lib/changed-fields';
import { useFocusFirstError } from '@/lib/focus-first-error';
import { t } from '@/lib/messages';
import { useDraft } from '@/lib/use-draft';
import { useZodForm } from '@/lib/use-zod-form';
import { EmailState } from './email-state';
import { useReadAccountAgain, useUpdateAccount } from './settings.api';

/** The user's name and address, and for managers the family's name. */
export function FamilyForm({ user, namesFamily }: { user: User; namesFamily: boolean }) {
  const save = useUpdateAccount();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { errors, found, check, read, fail, clear } = useZodForm(updateUserRequest);
  const { draft, base, change, restored, startOver, ...changed } = useDraft('settings', {
    familyName: user.familyName ?? '',
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
  });
  useReadAccountAgain();
  useFocusFirstError(form, found);

  const set = (name: keyof typeof draft, value: string) => {
    change({ [name]: value });
    clear(name);
  };

  const submit = () => {
    const body = check(draft);
    if (!body) return;
    save.mutate(changeOf(read(base), body, user), {
      onSuccess: ({ email, pendingEmail }) => {
        const sentTo = pendingEmail === user.pendingEmail ? null : pendingEmail;
        // The new address takes effect when its link is opened.
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

  const text = (
    name: 'familyName' | 'firstName' | 'lastName' | 'email',
    maxLength: number = LIMITS.name,
  ) => ({
    name,
    maxLength,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });

  return (
    <form
      ref={form}
      className="grid gap-4.5"
      noValidate
      aria-label={t('settings.family')}
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
          names={{
            familyName: t('settings.familyName'),
            firstName: t('settings.firstName'),
            lastName: t('settings.lastName'),
            email: t('settings.email'),
          }}
          noteRef={note}
          onDone={() => form.current?.querySelector('input')?.focus()}
        />
      )}
      {namesFamily && (
        <Field
          label={t('settings.familyName')}
          hint={t('settings.familyNameHint')}
          error={errors['familyName']}
          optional
        >
          {(control) => (
            <Input
              {...control}
              {...text('familyName')}
              autoComplete="off"
              placeholder={t('settings.familyNameExample')}
            />
          )}
        </Field>
      )}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={t('settings.firstName')} error={errors['firstName']} required>
          {(control) => <Input {...control} {...text('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={t('settings.lastName')} error={errors['lastName']} optional>
          {(control) => <Input {...control} {...text('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={t('settings.email')} error={errors['email']} optional>
        {(control) => (
          <Input
            {...control}
            {...text('email', LIMITS.email)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <EmailState user={user} />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-stretch sm:justify-self-start"
        saving={save.isPending}
      >
        {t('settings.save')}
      </Button>
    </form>
  );
}

import { useRef, useState } from 'react';
import { DEFAULT_TIMEZONE, LIMITS } from '@shared/constants';
import { updateUserRequest, type User } from '@shared/contracts/users';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { KeptDraftNote } from '@/components/ui/kept-draft-note';
import { Key } from '@/components/ui/key';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { changedFields } from '@/lib/changed-fields';
import { useFocusFirstError } from '@/lib/focus-first-error';
import { faultsOfAnswer, withoutFault, type Faults } from '@/lib/form-faults';
import { faultsOfSchema } from '@/lib/schema-faults';
import { useDraft } from '@/lib/use-draft';
import { useReadAccountAgain, useUpdateAccount } from './settings.api';
import { TimezoneField } from './timezone-field';

/** How the family and its parent are called, where mail goes, and by which clock the family lives. */
export function FamilyForm({ user }: { user: User }) {
  const save = useUpdateAccount();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { draft, base, change, restored, startOver } = useDraft('settings', {
    familyName: user.familyName ?? '',
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
    timezone: user.timezone ?? DEFAULT_TIMEZONE,
  });
  useReadAccountAgain();
  useFocusFirstError(form, faults);

  const set = (name: keyof typeof draft, value: string) => {
    change({ [name]: value });
    if (name in faults) setFaults(withoutFault(faults, name));
  };

  const submit = () => {
    const parsed = updateUserRequest.safeParse(draft);
    setFaults(parsed.success ? {} : faultsOfSchema(parsed.error));
    if (!parsed.success) return;
    save.mutate(changedFields(updateUserRequest.safeParse(base).data, parsed.data), {
      onSuccess: () => toast({ title: 'Settings saved', tone: 'ok' }),
      onError: (error) => {
        setFaults(faultsOfAnswer(error));
        toastFailure('Failed to save settings', error);
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
      aria-label="Family and you"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      {restored && <KeptDraftNote onStartOver={startOver} />}
      <Field
        label="Family name"
        hint="The name over your family’s door."
        error={faults['familyName']}
        optional
      >
        {(control) => (
          <Input {...control} {...text('familyName')} autoComplete="off" placeholder="The Millers" />
        )}
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="First name" error={faults['firstName']} required>
          {(control) => <Input {...control} {...text('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" error={faults['lastName']} optional>
          {(control) => <Input {...control} {...text('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label="Email" error={faults['email']} optional>
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
      <TimezoneField
        value={draft.timezone}
        onChange={(zone) => set('timezone', zone)}
        error={faults['timezone']}
      />
      <Key type="submit" variant="lagoon" className="settings-key" saving={save.isPending}>
        Save changes
      </Key>
    </form>
  );
}

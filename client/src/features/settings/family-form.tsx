import { DEFAULT_TIMEZONE, LIMITS } from '@shared/constants';
import { updateUserRequest, type User } from '@shared/contracts/users';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Key } from '@/components/ui/key';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { faultsOfAnswer, faultsOfSchema } from '@/lib/form-faults';
import { useUpdateAccount } from './settings.api';
import { TimezoneField } from './timezone-field';
import { useSettingsForm } from './use-settings-form';

/** How the family and its parent are called, where mail goes, and by which clock the family lives. */
export function FamilyForm({ user }: { user: User }) {
  const save = useUpdateAccount();
  const { form, draft, set, faults, setFaults } = useSettingsForm({
    familyName: user.familyName ?? '',
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
    timezone: user.timezone ?? DEFAULT_TIMEZONE,
  });

  const submit = () => {
    const parsed = updateUserRequest.safeParse(draft);
    setFaults(parsed.success ? {} : faultsOfSchema(parsed.error));
    if (!parsed.success) return;
    save.mutate(parsed.data, {
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

import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/use-toast';
import { useRegister } from './auth.api';
import { focusFirstFieldError } from './focus-first-field-error';
import { checkSignUp, refusedSignUp, registerBody, type Refused, type SignUp } from './sign-up';

/** A new family. What is typed is the page's, so that it outlives a look at the other tab; so is what follows. */
export function RegisterForm({ draft, onDraft }: { draft: SignUp; onDraft: (draft: SignUp) => void }) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const register = useRegister();
  const errors = refused?.errors ?? {};

  /** Value, change and the limits of one text. */
  const text = (name: keyof SignUp, maxLength: number = LIMITS.name) => ({
    name,
    maxLength,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onDraft({ ...draft, [name]: event.target.value }),
  });

  const refuse = (why: Refused, element: HTMLFormElement) => {
    setRefused(why);
    focusFirstFieldError(element);
  };

  const submit = (element: HTMLFormElement) => {
    const why = checkSignUp(draft);
    if (why) {
      refuse(why, element);
      return;
    }
    setRefused(null);
    register.mutate(registerBody(draft), {
      onSuccess: (user) =>
        toast({
          title: 'Account created!',
          description: `Welcome, ${user.firstName ?? user.username}! Your family code is ${user.familyCode ?? ''}.`,
          tone: 'pip',
        }),
      onError: (error) => refuse(refusedSignUp(error), element),
    });
  };

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {refused && <FormAlert title={refused.title} text={refused.text} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName} required>
          {(control) => <Input {...control} {...text('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" error={errors.lastName} optional>
          {(control) => <Input {...control} {...text('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label="Family name" hint="How your family is called here" error={errors.familyName} optional>
        {(control) => (
          <Input {...control} {...text('familyName')} autoComplete="off" placeholder="The Millers" />
        )}
      </Field>
      <Field label="Email" error={errors.email} optional>
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
      <Field label="Username" error={errors.username} required>
        {(control) => (
          <Input
            {...control}
            {...text('username', LIMITS.username)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password" hint="6 characters or more" error={errors.password} required>
        {(control) => (
          <PasswordInput {...control} {...text('password', LIMITS.password)} autoComplete="new-password" />
        )}
      </Field>
      <Field label="Confirm password" error={errors.confirmation} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...text('confirmation', LIMITS.password)}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        wide
        className="mt-1"
        saving={register.isPending}
        savingLabel="Creating account"
      >
        Create account
      </Button>
    </form>
  );
}

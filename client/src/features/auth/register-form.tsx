import { clsx } from 'clsx';
import { ChevronDown, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { LIMITS, PASSWORD_MIN } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { Button } from '@/components/ui/button';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/use-toast';
import { StrengthMeter } from '@/features/passwords/strength-meter';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { useRegister } from './auth.api';
import { checkSignUp, isGone, refusedSignUp, registerBody, type SignUpRefusal, type SignUp } from './sign-up';

const NONE: SignUpRefusal['errors'] = {};

const focus = (input: HTMLInputElement | null) => input?.focus();

/** The family that invited the account. */
export interface Joining {
  token: string;
  onJoined: () => void;
  onGone: () => void;
}

/**
 * The page holds the input, so that it survives switching tabs. With `onCreated`, the page welcomes the
 * parent itself.
 */
export function RegisterForm({
  draft,
  onDraft,
  joining,
  onCreated,
}: {
  draft: SignUp;
  onDraft: (draft: SignUp) => void;
  joining?: Joining;
  onCreated?: (() => void) | undefined;
}) {
  const [refused, setRefused] = useState<SignUpRefusal | null>(null);
  const [more, setMore] = useState<'closed' | 'open' | 'focused'>(
    draft.email || draft.lastName || draft.familyName ? 'open' : 'closed',
  );
  const register = useRegister(joining?.onJoined ?? onCreated);
  const errors = refused?.errors ?? NONE;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);

  const firstName = draft.firstName.trim();

  const text = (name: keyof SignUp, maxLength: number = LIMITS.name) => ({
    name,
    maxLength,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onDraft({ ...draft, [name]: event.target.value }),
  });

  const submit = () => {
    const why = checkSignUp(draft);
    setRefused(why);
    if (why) return;
    register.mutate(registerBody(draft, joining?.token), {
      onSuccess: (user) => {
        if (joining || onCreated) return;
        toast({
          title: t('auth.accountCreated'),
          description: t('auth.accountCreatedText', {
            name: user.firstName ?? user.username,
            code: user.familyCode ?? '',
          }),
          tone: 'pip',
        });
      },
      onError: (error) => {
        if (joining && isGone(error)) joining.onGone();
        else setRefused(refusedSignUp(error));
      },
    });
  };

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {refused && <FormAlert title={refused.title} text={refused.text} />}
      <Field label={t('auth.firstName')} error={errors.firstName} required>
        {(control) => <Input {...control} {...text('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label={t('auth.username')} error={errors.username} required>
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
      <Field
        label={t('auth.password')}
        hint={t('auth.passwordHint', { min: PASSWORD_MIN })}
        error={errors.password}
        required
      >
        {(control) => (
          <PasswordInput {...control} {...text('password', LIMITS.password)} autoComplete="new-password" />
        )}
      </Field>
      <StrengthMeter password={draft.password} />
      {(draft.password !== '' || draft.confirmation !== '') && (
        <Field label={t('auth.confirmPassword')} error={errors.confirmation} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...text('confirmation', LIMITS.password)}
              autoComplete="new-password"
            />
          )}
        </Field>
      )}
      {more !== 'closed' || errors.email || errors.lastName || errors.familyName ? (
        <div className="grid gap-3 rounded-lg bg-sunken p-3.5">
          <Field label={t('auth.email')} hint={t('auth.emailHint')} error={errors.email} optional>
            {(control) => (
              <Input
                {...control}
                {...text('email', LIMITS.email)}
                ref={more === 'focused' ? focus : undefined}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            )}
          </Field>
          <div className={clsx('grid gap-3', !joining && 'mini:grid-cols-2')}>
            <Field label={t('auth.lastName')} error={errors.lastName} optional>
              {(control) => <Input {...control} {...text('lastName')} autoComplete="family-name" />}
            </Field>
            {!joining && (
              <Field
                label={t('auth.familyName')}
                hint={firstName && t('auth.familyNameHint', { name: firstName })}
                error={errors.familyName}
                optional
              >
                {(control) => <Input {...control} {...text('familyName')} autoComplete="off" />}
              </Field>
            )}
          </div>
        </div>
      ) : (
        <button
          type="button"
          className="flex min-h-15 items-center gap-3 rounded-lg bg-sunken px-3.5 py-2.5 text-start hover:bg-sky-hover"
          onClick={() => setMore('focused')}
        >
          <Mail size={21} className="flex-none text-lagoon-text" aria-hidden />
          <span className="min-w-0 flex-1">
            <b className="block text-15 leading-snug font-semibold">{t('auth.addEmail')}</b>
            <span className="block text-14 leading-snug text-ink-2">{t('auth.addEmailText')}</span>
          </span>
          <ChevronDown size={18} className="flex-none text-ink-2" aria-hidden />
        </button>
      )}
      <Button
        type="submit"
        variant="primary"
        wide
        className="mt-1"
        saving={register.isPending}
        savingLabel={t('auth.creatingAccount')}
      >
        {joining ? t('auth.joinFamily') : t('auth.createAccount')}
      </Button>
    </form>
  );
}

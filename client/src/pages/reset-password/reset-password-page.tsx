import { useLocation } from 'wouter';
import { useRef, useState } from 'react';
import type { Passkey } from '@shared/contracts/passkeys';
import { LIMITS, PASSWORD_MIN } from '@shared/constants';
import { ErrorState } from '@/components/ui/error-state';
import { RichText } from '@/components/ui/rich-text';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/use-toast';
import { useLogin } from '@/features/auth/auth.api';
import { useResetView, useSetPassword } from '@/features/passwords/passwords.api';
import { passwordChanged } from '@/features/passkeys/password-changed';
import { ApiError, get, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard } from '@/pages/parent-auth/auth-card';
import { Button, LinkButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { PasswordInput } from '@/components/ui/password-input';
import { errorsOfResponse, withoutError, useFocusFirstError, type FormErrors } from '@/lib/forms/form-errors';
import { StrengthMeter } from '@/features/passwords/strength-meter';

export default function ResetPasswordPage({ token }: { token: string }) {
  useAudience('parent');
  useTitle(t('passwords.newTitle'));
  const view = useResetView(token);
  const login = useLogin();
  const [, navigate] = useLocation();

  if (view.data) {
    const { username } = view.data;
    const logIn = async (password: string) => {
      const saved = { title: t('passwords.saved'), tone: 'ok' } as const;
      try {
        await login.mutateAsync({ username, password });
        const passkeys = await get<Passkey[]>('/api/user/passkeys').catch(() => []);
        passwordChanged.set(true);
        const next = passkeys.length > 0 ? paths.parentSettings('passkeys') : paths.parent;
        navigate(next, { replace: true });
        toast({ ...saved, description: t('passwords.savedText', { username }) });
      } catch {
        // The password was saved, only the login failed.
        navigate(paths.parentAuth, { replace: true });
        toast({ ...saved, description: t('passwords.savedLogIn') });
      }
    };
    return (
      <AuthCard
        title={t('passwords.newTitle')}
        text={
          <RichText
            id="passwords.newFor"
            values={{ username }}
            parts={[<b key="0" className="font-semibold wrap-anywhere text-ink" />]}
          />
        }
      >
        <NewPasswordForm token={token} username={username} onSaved={logIn} />
      </AuthCard>
    );
  }
  if (view.error instanceof ApiError && view.error.status === 404) {
    return (
      <AuthCard title={t('passwords.ended')} text={t('passwords.endedText')}>
        <LinkButton href={paths.forgotPassword} variant="primary" wide>
          {t('passwords.askAgain')}
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('passwords.newTitle')} text="">
      {view.isError ? (
        <ErrorState onRetry={() => void view.refetch()} retrying={view.isFetching} />
      ) : (
        <div className="grid h-32 place-items-center text-lagoon">
          <Spinner size={36} label={t('auth.loading')} />
        </div>
      )}
    </AuthCard>
  );
}

/** The confirmation never leaves the form. */
const EMPTY = { password: '', confirmation: '' };

function NewPasswordForm({
  token,
  username,
  onSaved,
}: {
  token: string;
  username: string;
  onSaved: (password: string) => Promise<void>;
}) {
  const [draft, setDraft] = useState(EMPTY);
  const [found, setFound] = useState<FormErrors>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const save = useSetPassword(token);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, found);

  const show = (next: FormErrors) => {
    setFound(next);
    setErrors(next);
  };

  const submit = () => {
    const wrong = problemsOf(draft);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    save.mutate(draft.password, {
      onSuccess: () => onSaved(draft.password),
      onError: (error) => show(errorsOfResponse(error)),
    });
  };

  const input = (name: keyof typeof EMPTY) => ({
    name,
    autoComplete: 'new-password' as const,
    maxLength: LIMITS.password,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      setDraft((now) => ({ ...now, [name]: event.target.value }));
      setErrors((now) => withoutError(now, name));
    },
  });

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending && !save.isSuccess) submit();
      }}
    >
      {save.isError && (
        <FormAlert title={t('passwords.saveFailed')} text={displayOf(save.error, t('auth.unreachable'))} />
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field
        label={t('passwords.newPassword')}
        hint={t('passwords.newPasswordHint', { count: PASSWORD_MIN })}
        error={errors['password']}
        required
      >
        {(control) => <PasswordInput {...control} {...input('password')} />}
      </Field>
      <StrengthMeter password={draft.password} />
      <Field label={t('passwords.again')} error={errors['confirmation']} required>
        {(control) => <PasswordInput {...control} {...input('confirmation')} />}
      </Field>
      <Button
        type="submit"
        variant="primary"
        wide
        saving={save.isPending || save.isSuccess}
        savingLabel={t('passwords.saving')}
      >
        {t('passwords.saveAndLogIn')}
      </Button>
    </form>
  );
}

function problemsOf({ password, confirmation }: typeof EMPTY): FormErrors {
  if (password.length < PASSWORD_MIN) return { password: t('passwords.tooShort', { count: PASSWORD_MIN }) };
  return password === confirmation ? {} : { confirmation: t('passwords.differ') };
}

import { Info } from 'lucide-react';
import { useState, useRef } from 'react';
import { Link } from 'wouter';
import { LIMITS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { RichText } from '@/components/ui/rich-text';
import { Spinner } from '@/components/ui/spinner';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { useRequestReset, useResetOptions } from '@/features/passwords/passwords.api';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard } from '@/pages/parent-auth/auth-card';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { displayOf } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/forms/form-errors';

export default function ForgotPasswordPage() {
  useAudience('parent');
  useTitle(t('passwords.askTitle'));
  const ways = useResetOptions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Sent name={sentTo} />;
  return (
    <AuthCard
      title={t('passwords.askTitle')}
      text={ways.data?.byMail === false ? t('passwords.noMailText') : t('passwords.askText')}
    >
      {ways.isPending && (
        <div className="grid h-32 place-items-center text-lagoon">
          <Spinner size={36} label={t('auth.loading')} />
        </div>
      )}
      {ways.isError && <ErrorState onRetry={() => void ways.refetch()} retrying={ways.isFetching} />}
      {ways.data &&
        (ways.data.byMail ? (
          <RequestResetForm onSent={setSentTo} />
        ) : (
          <HelpNote text={t('passwords.noMailHint')} />
        ))}
      <BackToLogin />
    </AuthCard>
  );
}

function Sent({ name }: { name: string }) {
  const again = useRequestReset();
  const send = () =>
    again.mutate(name, {
      onSuccess: () => toast({ title: t('passwords.sentAgain'), tone: 'ok' }),
      onError: (error) => toastFailure(t('passwords.sendFailed'), error),
    });
  return (
    <AuthCard
      title={t('passwords.sentTitle')}
      text={
        <RichText
          id="passwords.sentText"
          values={{ name }}
          parts={[<b key="0" className="font-semibold wrap-anywhere text-ink" />]}
        />
      }
    >
      <div className="grid gap-4">
        <HelpNote text={t('passwords.sentHint')} />
        <Button
          variant="secondary"
          wide
          saving={again.isPending}
          savingLabel={t('passwords.sending')}
          onClick={send}
        >
          {t('passwords.sendAgain')}
        </Button>
      </div>
      <BackToLogin />
    </AuthCard>
  );
}

function BackToLogin() {
  return (
    <p className="mt-4 -mb-2 text-center">
      <Link
        href={paths.parentAuth}
        className="inline-flex font-semibold text-lagoon-text min-h-11 items-center"
      >
        {t('passwords.backToLogin')}
      </Link>
    </p>
  );
}

function HelpNote({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-3 rounded-md bg-info-soft p-3.5 text-15 leading-snug text-info">
      <Info size={20} className="mt-px" aria-hidden />
      <span>{text}</span>
    </p>
  );
}

function RequestResetForm({ onSent }: { onSent: (name: string) => void }) {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<{ username?: string | undefined }>({});
  const request = useRequestReset();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);

  const submit = () => {
    const typed = name.trim();
    setErrors(typed === '' ? { username: t('passwords.enterUsernameOrEmail') } : {});
    if (typed !== '') request.mutate(typed, { onSuccess: () => onSent(typed) });
  };

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!request.isPending) submit();
      }}
    >
      {request.isError && (
        <FormAlert title={t('passwords.sendFailed')} text={displayOf(request.error, t('auth.unreachable'))} />
      )}
      <Field label={t('passwords.usernameOrEmail')} error={errors.username} required>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        wide
        saving={request.isPending}
        savingLabel={t('passwords.sending')}
      >
        {t('passwords.sendLink')}
      </Button>
    </form>
  );
}

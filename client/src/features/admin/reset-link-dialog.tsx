import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@shared/constants';
import { resetLinkRequest, type ResetLink } from '@shared/contracts/password-reset';
import { Button } from '@/components/ui/button';
import { CopyButtons } from '@/components/ui/copy-buttons';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api/api-client';
import { useFocusFirstError } from '@/lib/forms/form-errors';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useEndSessions, useMakeResetLink } from './admin.api';

export function ResetLinkDialog({ username, onClose }: { username: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.resetLink')}
      description={t('admin.resetLinkText')}
      width={520}
      className="mini:rounded-lg"
    >
      <ResetLinkForm username={username} />
    </Dialog>
  );
}

function ResetLinkForm({ username: initial }: { username: string }) {
  const [username, setUsername] = useState(initial);
  const [reason, setReason] = useState('');
  const { errors, found, check, show, clear } = useZodForm(resetLinkRequest);
  const make = useMakeResetLink();
  const end = useEndSessions();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, found);

  const submit = () => {
    const input = check({ username, reason });
    if (!input) return;
    make.mutate(input, {
      onError: (error) => show({ username: displayOf(error, t('admin.checkConnection')) }),
    });
  };

  const endSessions = () => {
    const name = username.trim();
    if (name === '') return show({ username: t('admin.resetLinkUsername') });
    show({});
    end.mutate(name, {
      onSuccess: () => toast({ title: t('admin.sessionsEnded', { username: name }), tone: 'ok' }),
      onError: (error) => show({ username: displayOf(error, t('admin.checkConnection')) }),
    });
  };

  if (make.data) return <MadeLink link={make.data} />;
  return (
    <form
      ref={form}
      className="mt-4 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!make.isPending) submit();
      }}
    >
      <Field label={t('admin.fact.username')} error={errors['username']} required>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.username}
            value={username}
            onChange={(event) => {
              setUsername(event.target.value);
              clear('username');
            }}
          />
        )}
      </Field>
      <Field label={t('admin.reason')} hint={t('admin.resetLinkReason')} error={errors['reason']} required>
        {(control) => (
          <Input
            {...control}
            name="reason"
            autoComplete="off"
            maxLength={LIMITS.text}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              clear('reason');
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          className="max-mini:min-h-11 max-mini:w-full"
          saving={end.isPending}
          onClick={endSessions}
        >
          {t('admin.endSessions')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          className="max-mini:min-h-11 max-mini:w-full"
          saving={make.isPending}
        >
          {t('admin.makeLink')}
        </Button>
      </div>
    </form>
  );
}

function MadeLink({ link: { username, url, expiresAt } }: { link: ResetLink }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="mt-4 grid gap-4">
      <Field
        label={t('admin.linkFor', { username })}
        hint={t('admin.linkHint', { time: formatTime(expiresAt) })}
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            readOnly
            dir="ltr"
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <CopyButtons
          value={url}
          copyLabel={t('admin.copyLink')}
          share={{ title: t('admin.linkFor', { username }), url }}
          variant="primary"
        >
          {t('admin.copyLink')}
        </CopyButtons>
      </div>
    </div>
  );
}

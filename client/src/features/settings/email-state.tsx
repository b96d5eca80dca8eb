import { CircleCheck, MailWarning } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { useResetOptions } from '@/features/passwords/passwords.api';
import { t } from '@/lib/i18n/messages';
import { useSendConfirmation, useUpdateAccount } from './settings.api';

export function EmailState({ user: { email, emailConfirmed, pendingEmail } }: { user: User }) {
  const ways = useResetOptions();
  const send = useSendConfirmation();
  const cancel = useUpdateAccount();
  const unconfirmed = pendingEmail ?? (emailConfirmed ? null : email);
  if (ways.data?.byMail !== true || (email === null && unconfirmed === null)) return null;
  if (unconfirmed === null) {
    return (
      <p className="-mt-2.5 flex items-center gap-2 text-14 font-semibold text-ok">
        <CircleCheck size={18} className="shrink-0" aria-hidden />
        {t('settings.emailConfirmed')}
      </p>
    );
  }
  const sendAgain = () =>
    send.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: t('settings.linkSent'),
          description: t('settings.linkSentText', { email: unconfirmed }),
          tone: 'ok',
        }),
      onError: (error) => toastFailure(t('settings.linkFailed'), error),
    });
  const keepOld = () =>
    cancel.mutate(
      { email },
      {
        onSuccess: () => toast({ title: t('settings.emailKept'), tone: 'ok' }),
        onError: (error) => toastFailure(t('settings.saveFailed'), error),
      },
    );
  return (
    <div className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-sunken p-3.5">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 text-15 leading-snug">
        <MailWarning size={20} className="mt-px shrink-0 text-ink-2" aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          {t(pendingEmail === null ? 'settings.emailUnconfirmed' : 'settings.emailPending', {
            email: unconfirmed,
          })}
        </span>
      </p>
      <div className="flex gap-3 max-mini:w-full max-mini:*:flex-1">
        {pendingEmail !== null && (
          <Button variant="plain" saves saving={cancel.isPending} onClick={keepOld}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button saves saving={send.isPending} onClick={sendAgain}>
          {t(pendingEmail === null ? 'settings.sendLinkAgain' : 'settings.resendLink')}
        </Button>
      </div>
    </div>
  );
}

import { CircleCheck, MailWarning } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useResetWays } from '@/features/passwords/passwords.api';
import { t } from '@/lib/messages';
import { useSendConfirmation } from './settings.api';

/** Whether the saved address is confirmed, and the link once more; nothing where no mail is sent. */
export function EmailState({ user: { email, emailConfirmed } }: { user: User }) {
  const ways = useResetWays();
  const send = useSendConfirmation();
  if (email === null || ways.data?.byMail !== true) return null;
  if (emailConfirmed) {
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
          description: t('settings.linkSentText', { email }),
          tone: 'ok',
        }),
      onError: (error) => toastFailure(t('settings.linkFailed'), error),
    });
  return (
    <div className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-sunken p-3.5">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 text-15 leading-snug">
        <MailWarning size={20} className="mt-px shrink-0 text-ink-2" aria-hidden />
        <span className="min-w-0 wrap-anywhere">{t('settings.emailUnconfirmed', { email })}</span>
      </p>
      <Button className="max-sm:w-full" saving={send.isPending} onClick={sendAgain}>
        {t('settings.sendLinkAgain')}
      </Button>
    </div>
  );
}

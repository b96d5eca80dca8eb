import { FingerprintPattern } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { wasCancelled } from '@/features/passkeys/browser-passkeys';
import { useAddPasskey } from '@/features/passkeys/passkeys.api';
import { t } from '@/lib/i18n/messages';
import { AuthCard } from './auth-card';

/** Offers a passkey once, while the password is still known. */
export default function PasskeyOffer({
  user,
  password,
  onDone,
}: {
  user: User;
  password: string;
  onDone: () => void;
}) {
  const add = useAddPasskey();
  const create = () =>
    add.mutate(
      { name: deviceName(), password },
      {
        onSuccess: () => {
          toast({ title: t('auth.passkeyReady'), description: t('auth.passkeyReadyText'), tone: 'ok' });
          onDone();
        },
        // Canceling is not an error.
        onError: (error) =>
          !wasCancelled(error) && toastFailure(t('auth.passkeyFailed'), error, t('auth.passkeyFailedText')),
      },
    );
  return (
    <AuthCard
      mood="cheernest"
      title={t('auth.welcome', { name: user.firstName ?? user.username })}
      text={t('auth.accountCreated')}
    >
      <div className="grid justify-items-center text-center">
        {user.familyCode && (
          <p className="inline-flex flex-wrap items-center justify-center gap-x-3 rounded-md bg-star-soft px-4 py-2 text-15 font-semibold text-star-text">
            {t('auth.yourCode')}
            <b className="font-display text-21 leading-none font-semibold tracking-widest tabular-nums">
              {user.familyCode}
            </b>
          </p>
        )}
        <span className="mt-5 mb-4 grid size-23 place-items-center rounded-xl bg-lagoon-soft text-lagoon-text short:hidden">
          <FingerprintPattern size={52} strokeWidth={1.9} aria-hidden />
        </span>
        <h2 className="text-21 short:mt-5">{t('auth.offer')}</h2>
        <p className="mt-1 text-ink-2">{t('auth.offerText')}</p>
        <Button
          variant="primary"
          wide
          className="mt-5"
          saving={add.isPending}
          savingLabel={t('auth.creatingPasskey')}
          onClick={create}
        >
          {t('auth.createPasskey')}
        </Button>
        <Button variant="text" className="mt-1.5" onClick={onDone}>
          {t('auth.notNow')}
        </Button>
      </div>
    </AuthCard>
  );
}

const DEVICES = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const;
const NAMES: Partial<Record<string, string>> = { Macintosh: 'Mac', CrOS: 'Chromebook' };

/** The passkey's name in the settings. */
function deviceName(): string {
  const device = DEVICES.find((each) => navigator.userAgent.includes(each));
  return device === undefined ? t('auth.thisDevice') : (NAMES[device] ?? device);
}

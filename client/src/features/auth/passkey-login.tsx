import { KeyRound } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { hasPasskeys, wasCancelled } from '@/features/passkeys/browser-passkeys';
import { t } from '@/lib/i18n/messages';
import { usePasskeyLogin } from './auth.api';

export function PasskeyLogin({
  as,
  onSignedIn,
  onLoggedIn,
  onFailed,
}: {
  as: User['role'];
  onSignedIn?: ((user: User) => void) | undefined;
  onLoggedIn: (user: User) => void;
  onFailed: (error: unknown) => void;
}) {
  const login = usePasskeyLogin(as, onSignedIn);
  if (!hasPasskeys()) return null;
  return (
    <Button
      variant="plain"
      wide
      saving={login.isPending}
      savingLabel={t('auth.loggingIn')}
      onClick={() =>
        login.mutate(undefined, {
          onSuccess: onLoggedIn,
          // Canceling is not an error.
          onError: (error) => !wasCancelled(error) && onFailed(error),
        })
      }
    >
      <KeyRound />
      {t('auth.passkey')}
    </Button>
  );
}

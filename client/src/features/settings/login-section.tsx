import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { PasskeysPanel } from '@/features/passkeys/passkeys-panel';
import { t } from '@/lib/messages';
import { DeleteAccountDialog } from './delete-account-dialog';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

export function LoginSection({ user }: { user: User }) {
  const { username } = user;
  return (
    <SettingsSection title={t('settings.login')} text={t('settings.passwordText', { username })}>
      <PasswordForm username={username} />
      <h3 className="mt-7 border-t-2 border-line pt-5 text-18">{t('passkeys.title')}</h3>
      <p className="mt-1 mb-4 text-15 text-ink-2">{t('passkeys.text')}</p>
      <PasskeysPanel />
      <DeleteAccount user={user} />
    </SettingsSection>
  );
}

export function LoginValue({ user: { username } }: { user: User }) {
  return t('settings.loginValue', { username });
}

function DeleteAccount({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  const owns = user.families.some(({ role }) => role === 'owner');
  return (
    <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t-2 border-line pt-5">
      <div className="max-w-110 min-w-0">
        <h3 className="text-18">{t('settings.deleteAccount')}</h3>
        <p className="mt-1 text-15 text-ink-2">
          {t(owns ? 'settings.deleteAccountOwner' : 'settings.deleteAccountEffect')}
        </p>
      </div>
      {!owns && (
        <Button variant="danger" className="max-sm:w-full" onClick={() => setDeleting(true)}>
          {t('settings.deleteAccountConfirm')}
        </Button>
      )}
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </div>
  );
}

import type { User } from '@shared/contracts/users';
import { PasskeysPanel } from '@/features/passkeys/passkeys-panel';
import { t } from '@/lib/messages';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

export function LoginSection({ user: { username } }: { user: User }) {
  return (
    <SettingsSection title={t('settings.login')} text={t('settings.passwordText', { username })}>
      <PasswordForm username={username} />
      <h3 className="mt-7 border-t-2 border-line pt-5 text-18">{t('passkeys.title')}</h3>
      <p className="mt-1 mb-4 text-15 text-ink-2">{t('passkeys.text')}</p>
      <PasskeysPanel />
    </SettingsSection>
  );
}

export function LoginValue({ user: { username } }: { user: User }) {
  return t('settings.loginValue', { username });
}

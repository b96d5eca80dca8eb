import type { User } from '@shared/contracts/users';
import { t } from '@/lib/messages';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

/** How the person who is signed in logs in. */
export function LoginSection({ user: { username } }: { user: User }) {
  return (
    <SettingsSection title={t('settings.login')} text={t('settings.passwordText', { username })}>
      <PasswordForm username={username} />
    </SettingsSection>
  );
}

export function LoginValue({ user: { username } }: { user: User }) {
  return t('settings.loginValue', { username });
}

import type { User } from '@shared/contracts/users';
import { NotificationsPanel } from '@/features/notifications/notifications-panel';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';

/** What this person is told of, where and when. */
export function NotificationsSection({ user }: { user: User }) {
  return (
    <SettingsSection title={t('notifications.title')} text={t('notifications.text')}>
      <NotificationsPanel user={user} />
    </SettingsSection>
  );
}

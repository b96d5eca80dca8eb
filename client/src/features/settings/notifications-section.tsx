import type { User } from '@shared/contracts/users';
import { NotificationsPanel } from '@/features/notifications/notifications-panel';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';
import { WeeklyLetter } from './weekly-letter';

export function NotificationsSection({ user }: { user: User }) {
  return (
    <SettingsSection title={t('notifications.title')} text={t('notifications.text')}>
      <div className="grid gap-6.5">
        <NotificationsPanel user={user} />
        <WeeklyLetter user={user} />
      </div>
    </SettingsSection>
  );
}

import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { KidSessionList } from '@/features/sessions/kid-session-list';
import { SessionList } from '@/features/sessions/session-list';
import { useSessions } from '@/features/sessions/sessions.api';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';

export function SessionsSection({ user }: { user: User }) {
  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')}>
      <SessionList />
      {mayManage(user.familyRole) && <KidSessionList />}
    </SettingsSection>
  );
}

export function SessionsValue() {
  const count = useSessions().data?.length;
  return count === undefined ? null : t('sessions.value', { count });
}

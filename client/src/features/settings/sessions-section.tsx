import { SessionList } from '@/features/sessions/session-list';
import { useSessions } from '@/features/sessions/sessions.api';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';

/** Where the person who is signed in is signed in besides. */
export function SessionsSection() {
  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')}>
      <SessionList />
    </SettingsSection>
  );
}

export function SessionsValue() {
  const count = useSessions().data?.length;
  return count === undefined ? null : t('sessions.value', { count });
}

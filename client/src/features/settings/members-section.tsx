import type { User } from '@shared/contracts/users';
import { Members } from '@/features/members/members';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';

export function MembersSection({ user }: { user: User }) {
  return (
    <SettingsSection title={t('members.title')} text={t('members.text')}>
      <Members user={user} />
    </SettingsSection>
  );
}

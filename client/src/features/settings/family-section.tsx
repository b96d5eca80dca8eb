import type { User } from '@shared/contracts/users';
import { familyTitle } from '@/features/family/family-name';
import { FamilySwitch } from '@/features/members/family-switch';
import { mayManage } from '@shared/rules/member-roles';
import { t } from '@/lib/messages';
import { FamilyForm } from './family-form';
import { LanguageChoices } from './language-choices';
import { SettingsSection } from './settings-section';

export function FamilySection({ user }: { user: User }) {
  return (
    <SettingsSection title={t('settings.family')} text={t('settings.familyText')}>
      <FamilyForm user={user} namesFamily={mayManage(user.familyRole)} />
      <LanguageChoices user={user} />
      <FamilySwitch user={user} />
    </SettingsSection>
  );
}

export function FamilyValue({ user }: { user: User }) {
  return familyTitle(user);
}

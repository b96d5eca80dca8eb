import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { DataDownloads } from './data-downloads';
import { DeleteFamilyDialog } from './delete-family-dialog';
import { FamilyChoices } from './family-choices';
import { FamilyForm } from './family-form';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

/** All that belongs to the family and its parent: names, clock, password, data, and the way out. */
export function SettingsPanel({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="grid max-w-260 gap-8.5">
      <SettingsSection title={t('settings.family')} text={t('settings.familyText')}>
        <FamilyForm user={user} />
      </SettingsSection>
      <SettingsSection title={t('settings.choices')} text={t('settings.choicesText')}>
        <FamilyChoices />
      </SettingsSection>
      <SettingsSection
        title={t('settings.password')}
        text={t('settings.passwordText', { username: user.username })}
      >
        <PasswordForm username={user.username} />
      </SettingsSection>
      <SettingsSection title={t('settings.data')} text={t('settings.dataText')}>
        <DataDownloads />
      </SettingsSection>
      <SettingsSection title={t('settings.leave')} text={t('settings.leaveText')}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="max-w-90 text-15 text-ink-2">{t('settings.downloadFirst')}</p>
          <Button variant="danger" className="max-sm:w-full" onClick={() => setDeleting(true)}>
            <Trash2 />
            {t('settings.delete')}
          </Button>
        </div>
      </SettingsSection>
      {deleting && <DeleteFamilyDialog user={user} onClose={() => setDeleting(false)} />}
    </div>
  );
}

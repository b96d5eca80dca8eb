import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { mayOwn } from '@shared/rules/member-roles';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { DataDownloads } from './data-downloads';
import { DeleteFamilyDialog } from './delete-family-dialog';
import { SettingsSection } from './settings-section';

/** Everything the family has here as a file, and for the owner the end of it. */
export function DataSection({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsSection title={t('settings.data')} text={t('settings.dataText')}>
      <DataDownloads />
      {mayOwn(user.familyRole) && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t-2 border-line pt-4.5">
          <div className="max-w-110 min-w-0">
            <h3 className="text-17">{t('settings.deleteFamily')}</h3>
            <p className="mt-1 text-14 text-ink-2">{t('settings.leaveText')}</p>
          </div>
          <Button variant="danger" className="max-sm:w-full" onClick={() => setDeleting(true)}>
            <Trash2 />
            {t('settings.delete')}
          </Button>
        </div>
      )}
      {deleting && <DeleteFamilyDialog user={user} onClose={() => setDeleting(false)} />}
    </SettingsSection>
  );
}

export function DataValue({ user }: { user: User }) {
  return mayOwn(user.familyRole) ? t('settings.dataOrDelete') : t('settings.download');
}

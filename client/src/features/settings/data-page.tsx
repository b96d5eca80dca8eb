import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SUSPENSION_DAYS } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { CalendarList } from '@/features/calendars/calendar-list';
import { familyTitle } from '@/features/family/family-name';
import { TokenList } from '@/features/programs/token-list';
import { WebhookList } from '@/features/programs/webhook-list';
import { t } from '@/lib/messages';
import { DataDownload } from './data-download';
import { DeleteFamilyDialog } from './delete-family-dialog';
import { Setting, SettingsCard } from './setting';
import type { SettingId } from './settings-groups';
import { StaffAccess } from './staff-access';

export function DataPage({ user, rows }: { user: User; rows: readonly SettingId[] }) {
  const open = t('settings.open');
  return (
    <>
      <SettingsCard>
        <Setting id="calendars" unfold={open}>
          <p className="mb-2 text-15 text-ink-2">{t('calendars.text')}</p>
          <CalendarList />
        </Setting>
        <Setting id="apps" unfold={open}>
          <div className="grid gap-7">
            <TokenList />
            <WebhookList />
          </div>
        </Setting>
        <Setting id="staff-access" unfold={open}>
          <StaffAccess />
        </Setting>
      </SettingsCard>
      <SettingsCard>
        <Setting id="download">
          <DataDownload />
        </Setting>
      </SettingsCard>
      {rows.includes('delete-family') && (
        <SettingsCard danger>
          <DeleteFamily user={user} />
        </SettingsCard>
      )}
    </>
  );
}

function DeleteFamily({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Setting
      id="delete-family"
      text={t('settings.deleteFamilyText', { family: familyTitle(user), days: SUSPENSION_DAYS })}
    >
      <Button variant="danger" onClick={() => setDeleting(true)}>
        <Trash2 />
        {t('settings.deleteFamily')}
      </Button>
      {deleting && <DeleteFamilyDialog user={user} onClose={() => setDeleting(false)} />}
    </Setting>
  );
}

import { DoorClosed } from 'lucide-react';
import { useState } from 'react';
import { SUSPENSION_DAYS } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { mayOwn } from '@shared/rules/member-roles';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { CloseFamilyDialog } from './close-family-dialog';
import { DataDownloads } from './data-downloads';
import { DeleteFamilyDialog } from './delete-family-dialog';
import { SettingsSection } from './settings-section';

export function DataSection({ user }: { user: User }) {
  const [ending, setEnding] = useState<'close' | 'delete' | null>(null);
  const close = () => setEnding(null);
  return (
    <SettingsSection title={t('settings.data')} text={t('settings.dataText')}>
      <DataDownloads />
      {mayOwn(user.familyRole) && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t-2 border-line pt-4.5">
          <div className="max-w-110 min-w-0">
            <h3 className="text-17">{t('settings.endFamily')}</h3>
            <p className="mt-1 text-14 text-ink-2">{t('settings.endText', { days: SUSPENSION_DAYS })}</p>
          </div>
          <div className="grid justify-items-stretch gap-1.5 max-sm:w-full">
            <Button variant="danger" onClick={() => setEnding('close')}>
              <DoorClosed />
              {t('settings.close', { days: SUSPENSION_DAYS })}
            </Button>
            <Button variant="text" onClick={() => setEnding('delete')}>
              {t('settings.deleteNow')}
            </Button>
          </div>
        </div>
      )}
      {ending === 'close' && <CloseFamilyDialog user={user} onClose={close} />}
      {ending === 'delete' && <DeleteFamilyDialog user={user} onClose={close} />}
    </SettingsSection>
  );
}

export function DataValue({ user }: { user: User }) {
  return mayOwn(user.familyRole) ? t('settings.dataOrEnd') : t('settings.download');
}

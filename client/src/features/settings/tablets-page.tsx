import { useId, useState } from 'react';
import { IDLE_MINUTES } from '@shared/constants';
import type { Family } from '@shared/contracts/families';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { SwitchRow } from '@/components/ui/switch';
import { ConnectDevice } from '@/features/devices/connect-device';
import { DeviceList } from '@/features/devices/device-list';
import { useDevices } from '@/features/devices/devices.api';
import { NewCodeDialog, CopyCode } from '@/features/family/family-code-card';
import { t } from '@/lib/i18n/messages';
import { Boards } from './boards';
import { FamilyPart, useFamilyChoices } from './family-part';
import { Setting, SettingsCard } from './setting';
import type { SettingId } from './settings-groups';

const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30].filter(
  (minutes) => minutes >= IDLE_MINUTES.min && minutes <= IDLE_MINUTES.max,
);

export function TabletsPage({ user, rows }: { user: User; rows: readonly SettingId[] }) {
  const boards = (
    <SettingsCard>
      <Boards />
    </SettingsCard>
  );
  if (!rows.includes('connect')) return boards;
  return (
    <>
      <SettingsCard>
        <Setting id="connect">
          <ConnectDevice />
        </Setting>
      </SettingsCard>
      <SettingsCard>
        <Setting id="tablet-list">
          <DeviceList />
        </Setting>
      </SettingsCard>
      {boards}
      {user.familyCode !== null && (
        <SettingsCard>
          <FamilyCode code={user.familyCode} />
        </SettingsCard>
      )}
      <FamilyPart>{(family) => <Choices family={family} />}</FamilyPart>
    </>
  );
}

function FamilyCode({ code }: { code: string }) {
  const [renewing, setRenewing] = useState(false);
  return (
    <Setting
      id="family-code"
      control={
        <div className="flex flex-wrap items-center gap-2.5">
          {/* Digits are left to right in every language. */}
          <b
            className="rounded-md bg-star-soft px-4 py-2.5 font-display text-26 leading-none font-semibold tracking-widest text-star-text"
            dir="ltr"
          >
            {code}
          </b>
          <CopyCode code={code} />
          <Button variant="text" onClick={() => setRenewing(true)}>
            {t('family.newCode')}
          </Button>
        </div>
      }
    >
      {renewing && <NewCodeDialog onClose={() => setRenewing(false)} />}
    </Setting>
  );
}

function Choices({ family }: { family: Family }) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  const devices = useDevices().data;
  const only = shown.kidLogins === 'paired';
  const minutes = [...new Set([...MINUTES, shown.idleMinutes])].toSorted((a, b) => a - b);
  return (
    <SettingsCard>
      <Setting id="kid-logins" saved={isSaved('kidLogins')}>
        <SwitchRow
          label={t('devices.only')}
          hint={t(only && devices?.length === 0 ? 'devices.onlyNone' : 'devices.onlyHint')}
          checked={only}
          onChange={(on) => choose({ kidLogins: on ? 'paired' : 'anywhere' })}
        />
      </Setting>
      <Setting
        id="idle"
        controlId={id}
        saved={isSaved('idleMinutes')}
        control={
          <Select
            id={id}
            aria-describedby={`${id}-hint`}
            options={minutes.map((count) => ({
              value: String(count),
              label: t('devices.minutes', { count }),
            }))}
            value={shown.idleMinutes}
            onChange={({ target }) => choose({ idleMinutes: Number(target.value) })}
          />
        }
      />
    </SettingsCard>
  );
}

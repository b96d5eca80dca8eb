import { useId } from 'react';
import { IDLE_MINUTES } from '@shared/constants';
import type { Family } from '@shared/contracts/families';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { ConnectDevice } from '@/features/devices/connect-device';
import { DeviceList } from '@/features/devices/device-list';
import { useDevices } from '@/features/devices/devices.api';
import { t } from '@/lib/messages';
import { ChoiceLabel } from './choice-label';
import { FamilyPart, useFamilyChoices } from './family-part';
import { SettingsSection } from './settings-section';

const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30].filter(
  (minutes) => minutes >= IDLE_MINUTES.min && minutes <= IDLE_MINUTES.max,
);

export function DevicesSection() {
  return (
    <SettingsSection title={t('devices.title')} text={t('devices.text')}>
      <div className="grid items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_306px]">
        <div className="grid min-w-0 gap-4.5">
          <DeviceList />
          <FamilyPart>{(family) => <Choices family={family} />}</FamilyPart>
        </div>
        <ConnectDevice />
      </div>
    </SettingsSection>
  );
}

export function DevicesValue() {
  const count = useDevices().data?.length;
  return count === undefined ? null : t('devices.value', { count });
}

function Choices({ family }: { family: Family }) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  const devices = useDevices().data;
  const only = shown.kidLogins === 'paired';
  // Another value may have been set through the API.
  const minutes = [...new Set([...MINUTES, shown.idleMinutes])].toSorted((a, b) => a - b);
  return (
    <>
      <div className="flex items-center gap-3.5">
        <Switch
          id={`${id}-only`}
          checked={only}
          onCheckedChange={(on) => choose({ kidLogins: on ? 'paired' : 'anywhere' })}
          aria-describedby={`${id}-only-hint`}
        />
        <div className="min-w-0">
          <ChoiceLabel id={`${id}-only`} saved={isSaved('kidLogins')}>
            {t('devices.only')}
          </ChoiceLabel>
          <p id={`${id}-only-hint`} className="hint">
            {t(only && devices?.length === 0 ? 'devices.onlyNone' : 'devices.onlyHint')}
          </p>
        </div>
      </div>
      <div className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_160px]">
        <div className="min-w-0">
          <ChoiceLabel id={`${id}-idle`} saved={isSaved('idleMinutes')}>
            {t('devices.idle')}
          </ChoiceLabel>
          <p id={`${id}-idle-hint`} className="hint">
            {t('devices.idleHint')}
          </p>
        </div>
        <Select
          id={`${id}-idle`}
          aria-describedby={`${id}-idle-hint`}
          options={minutes.map((count) => ({ value: String(count), label: t('devices.minutes', { count }) }))}
          value={shown.idleMinutes}
          onChange={({ target }) => choose({ idleMinutes: Number(target.value) })}
        />
      </div>
    </>
  );
}

import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { FamilyPart } from './family-part';
import { FamilySwitch } from './family-switch';
import { SettingsSection } from './settings-section';

export function SoundsSection() {
  return (
    <SettingsSection title={t('settings.sounds')} text={t('settings.soundsText')}>
      <FamilyPart>
        {(family) => (
          <FamilySwitch
            family={family}
            field="sounds"
            label={t('settings.kidSounds')}
            hint={t('settings.kidSoundsHint')}
          />
        )}
      </FamilyPart>
    </SettingsSection>
  );
}

export function SoundsValue() {
  const family = useFamily().data;
  if (!family) return null;
  return family.sounds ? t('settings.soundsOn') : t('settings.soundsOff');
}

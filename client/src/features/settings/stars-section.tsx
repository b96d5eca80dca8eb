import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { FamilyPart } from './family-part';
import { FamilySwitch } from './family-switch';
import { SettingsSection } from './settings-section';

export function StarsSection() {
  return (
    <SettingsSection title={t('settings.stars')} text={t('settings.starsText')}>
      <FamilyPart>
        {(family) => (
          <FamilySwitch
            family={family}
            field="starsByHand"
            label={t('settings.starsByHand')}
            hint={t('settings.starsByHandHint')}
          />
        )}
      </FamilyPart>
    </SettingsSection>
  );
}

export function StarsValue() {
  const family = useFamily().data;
  if (!family) return null;
  return family.starsByHand ? t('settings.starsByHandOn') : t('settings.starsByHandOff');
}

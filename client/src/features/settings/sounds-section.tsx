import { useId } from 'react';
import type { Family } from '@shared/contracts/families';
import { Switch } from '@/components/ui/switch';
import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { ChoiceLabel } from './choice-label';
import { FamilyPart, useFamilyChoices } from './family-part';
import { SettingsSection } from './settings-section';

/** Whether the kids' screens may be heard. */
export function SoundsSection() {
  return (
    <SettingsSection title={t('settings.sounds')} text={t('settings.soundsText')}>
      <FamilyPart>{(family) => <Choices family={family} />}</FamilyPart>
    </SettingsSection>
  );
}

export function SoundsValue() {
  const family = useFamily().data;
  if (!family) return null;
  return family.sounds ? t('settings.soundsOn') : t('settings.soundsOff');
}

function Choices({ family }: { family: Family }) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <div className="flex items-center gap-3.5">
      <Switch
        id={id}
        checked={shown.sounds}
        onCheckedChange={(sounds) => choose({ sounds })}
        aria-describedby={`${id}-hint`}
      />
      <div className="min-w-0">
        <ChoiceLabel id={id} saved={isSaved('sounds')}>
          {t('settings.kidSounds')}
        </ChoiceLabel>
        <p id={`${id}-hint`} className="hint">
          {t('settings.kidSoundsHint')}
        </p>
      </div>
    </div>
  );
}

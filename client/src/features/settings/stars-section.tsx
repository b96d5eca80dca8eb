import { useId } from 'react';
import type { Family } from '@shared/contracts/families';
import { Switch } from '@/components/ui/switch';
import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { ChoiceLabel } from './choice-label';
import { FamilyPart, useFamilyChoices } from './family-part';
import { SettingsSection } from './settings-section';

/** Whether stars are given and taken without a chore. */
export function StarsSection() {
  return (
    <SettingsSection title={t('settings.stars')} text={t('settings.starsText')}>
      <FamilyPart>{(family) => <Choices family={family} />}</FamilyPart>
    </SettingsSection>
  );
}

export function StarsValue() {
  const family = useFamily().data;
  if (!family) return null;
  return family.starsByHand ? t('settings.starsByHandOn') : t('settings.starsByHandOff');
}

function Choices({ family }: { family: Family }) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <div className="flex items-center gap-3.5">
      <Switch
        id={id}
        checked={shown.starsByHand}
        onCheckedChange={(starsByHand) => choose({ starsByHand })}
        aria-describedby={`${id}-hint`}
      />
      <div className="min-w-0">
        <ChoiceLabel id={id} saved={isSaved('starsByHand')}>
          {t('settings.starsByHand')}
        </ChoiceLabel>
        <p id={`${id}-hint`} className="hint">
          {t('settings.starsByHandHint')}
        </p>
      </div>
    </div>
  );
}

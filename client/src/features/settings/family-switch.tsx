import { useId } from 'react';
import type { Family } from '@shared/contracts/families';
import { Switch } from '@/components/ui/switch';
import { ChoiceLabel } from './choice-label';
import { useFamilyChoices } from './family-part';

export function FamilySwitch({
  family,
  field,
  label,
  hint,
}: {
  family: Family;
  field: 'sounds' | 'starsByHand';
  label: string;
  hint: string;
}) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <div className="flex items-center gap-3.5">
      <Switch
        id={id}
        checked={shown[field]}
        onCheckedChange={(isOn) => choose({ [field]: isOn })}
        aria-describedby={`${id}-hint`}
      />
      <div className="min-w-0">
        <ChoiceLabel id={id} saved={isSaved(field)}>
          {label}
        </ChoiceLabel>
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      </div>
    </div>
  );
}

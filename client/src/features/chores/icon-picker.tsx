import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { CHORE_ICONS, type ChoreIcon } from '@shared/constants';
import { ChoreArt } from '@/components/art/chore-art';
import { Key } from '@/components/ui/key';

/** 'do-laundry-2' as 'Do laundry 2' */
export function iconLabel(icon: ChoreIcon): string {
  const words = icon.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fifteen chore icons; without a choice the category's own drawing is shown. Arrows move the choice. */
export function IconPicker({
  value,
  onChange,
}: {
  value: ChoreIcon | null;
  onChange: (icon: ChoreIcon | null) => void;
}) {
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="label" aria-hidden>
          Choose Chore Icon
        </p>
        {value ? (
          <Key variant="quiet" size="sm" onClick={() => onChange(null)}>
            Let the category choose
          </Key>
        ) : (
          <span className="hint">The category chooses</span>
        )}
      </div>
      <RadioGroup.Root
        className="icon-picks"
        aria-label="Choose Chore Icon"
        value={value ?? ''}
        onValueChange={(next) => onChange(CHORE_ICONS.find((icon) => icon === next) ?? null)}
      >
        {CHORE_ICONS.map((icon) => (
          <RadioGroup.Item key={icon} value={icon} className="icon-pick" aria-label={iconLabel(icon)}>
            <ChoreArt name={icon} />
            <RadioGroup.Indicator className="icon-check">
              <Check />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

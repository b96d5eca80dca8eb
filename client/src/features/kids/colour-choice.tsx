import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { AVATAR_COLORS } from '@shared/constants';

const names: Record<(typeof AVATAR_COLORS)[number], string> = {
  '#FF6B6B': 'Red',
  '#FF9F43': 'Orange',
  '#FFD23F': 'Yellow',
  '#7BC950': 'Green',
  '#2EC4B6': 'Teal',
  '#5BB8F5': 'Blue',
  '#B9A5F0': 'Lilac',
  '#FF8FC0': 'Pink',
};

/** The eight colours of a kid. Each is named, and the chosen one is ticked; arrows move the choice. */
export function ColourChoice({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  return (
    <div className="field">
      <span className="label" aria-hidden>
        Colour
      </span>
      <RadioGroup.Root className="colours" aria-label="Colour" value={value} onValueChange={onChange}>
        {AVATAR_COLORS.map((colour) => (
          <RadioGroup.Item
            key={colour}
            value={colour}
            aria-label={names[colour]}
            className="colour"
            style={{ '--avatar': colour }}
          >
            <RadioGroup.Indicator>
              <Check size={22} strokeWidth={3.4} />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

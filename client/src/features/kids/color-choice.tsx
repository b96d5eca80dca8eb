import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { AVATAR_COLORS } from '@shared/constants';
import { FieldGroup } from '@/components/ui/field-parts';
import { direction } from '@/lib/locale';
import { t } from '@/lib/messages';

const NAME_IDS = {
  '#FF6B6B': 'kids.red',
  '#FF9F43': 'kids.orange',
  '#FFD23F': 'kids.yellow',
  '#7BC950': 'kids.green',
  '#2EC4B6': 'kids.teal',
  '#5BB8F5': 'kids.blue',
  '#B9A5F0': 'kids.lilac',
  '#FF8FC0': 'kids.pink',
} as const satisfies Record<(typeof AVATAR_COLORS)[number], string>;

/** The eight colors of a kid. Each is named, and the chosen one is ticked; arrows move the choice. */
export function ColorChoice({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  return (
    <FieldGroup label={t('kids.color')}>
      <RadioGroup.Root
        dir={direction}
        className="grid grid-cols-[repeat(4,44px)] gap-x-6 gap-y-3 sm:grid-cols-[repeat(8,44px)] sm:gap-2"
        aria-label={t('kids.color')}
        value={value}
        onValueChange={onChange}
      >
        {AVATAR_COLORS.map((color) => (
          <RadioGroup.Item
            key={color}
            value={color}
            aria-label={t(NAME_IDS[color])}
            className="grid size-11 place-items-center rounded-full text-on-star ring-3 ring-white/45 transition-transform duration-(--dur-ui) ease-spring ring-inset hover:scale-106 data-[state=checked]:shadow-[0_0_0_3px_var(--color-surface),0_0_0_6px_var(--color-ink)] data-[state=checked]:ring-0"
            style={{ background: color }}
          >
            <RadioGroup.Indicator>
              <Check size={22} strokeWidth={3.4} />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </FieldGroup>
  );
}

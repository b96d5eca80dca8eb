import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import './icon-picker.css';

/** Drawings to choose one of; without a choice the name decides. Arrows move the choice. */
export function IconPicker<Icon extends string>({
  title,
  icons,
  labelOf,
  renderIcon,
  value,
  onChange,
}: {
  title: string;
  icons: readonly Icon[];
  /** What a drawing is called. */
  labelOf: (icon: Icon) => string;
  renderIcon: (icon: Icon) => ReactNode;
  value: Icon | null;
  onChange: (icon: Icon | null) => void;
}) {
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="label" aria-hidden>
          {title}
        </p>
        {value ? (
          <Button variant="text" size="sm" onClick={() => onChange(null)}>
            Let the name choose
          </Button>
        ) : (
          <span className="hint">The name chooses</span>
        )}
      </div>
      <RadioGroup.Root
        className="icon-picks"
        aria-label={title}
        value={value ?? ''}
        onValueChange={(next) => onChange(icons.find((icon) => icon === next) ?? null)}
      >
        {icons.map((icon) => (
          <RadioGroup.Item key={icon} value={icon} className="icon-pick" aria-label={labelOf(icon)}>
            {renderIcon(icon)}
            <RadioGroup.Indicator className="icon-check">
              <Check />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

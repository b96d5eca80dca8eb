import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';

/** Without a choice, the name decides the icon, unless there are other words for `none`. */
export function IconPicker<Icon extends string>({
  title,
  icons,
  labelOf,
  renderIcon,
  value,
  none,
  onChange,
}: {
  title: string;
  icons: readonly Icon[];
  labelOf: (icon: Icon) => string;
  renderIcon: (icon: Icon) => ReactNode;
  value: Icon | null;
  none?: string;
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
            {none ?? t('icons.letNameChoose')}
          </Button>
        ) : (
          <span className="hint">{none ?? t('icons.nameChooses')}</span>
        )}
      </div>
      <RadioGroup.Root
        dir={direction}
        // Padding for the ring and the check mark.
        className="grid grid-cols-5 gap-2 laptop:-m-1.5 laptop:max-h-65.5 laptop:overflow-y-auto laptop:p-1.5"
        aria-label={title}
        value={value ?? ''}
        onValueChange={(next) => onChange(icons.find((icon) => icon === next) ?? null)}
      >
        {icons.map((icon) => (
          <RadioGroup.Item
            key={icon}
            value={icon}
            className={clsx(
              'relative grid aspect-square place-items-center rounded-md bg-surface inset-ring-line transition-shadow duration-(--dur-ui)',
              'hover:inset-ring-3 chosen:bg-lagoon-soft chosen:inset-ring-3 chosen:inset-ring-lagoon [&_img]:size-[68%]',
            )}
            aria-label={labelOf(icon)}
          >
            {renderIcon(icon)}
            <RadioGroup.Indicator className="absolute -end-1.25 -top-1.25 grid size-6.5 animate-pop place-items-center rounded-full bg-lagoon text-on-lagoon">
              <Check size={15} className="stroke-[3.6]" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

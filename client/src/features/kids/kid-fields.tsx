import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { LIMITS, AVATAR_COLOR, type AvatarColorName } from '@shared/constants';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Field, FieldGroup } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormErrors } from '@/lib/forms/form-errors';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';

export function KidFields({
  draft,
  onChange,
  errors,
  children,
}: {
  draft: Face;
  onChange: (draft: Face) => void;
  errors: FormErrors;
  children?: ReactNode;
}) {
  return (
    <>
      <Field label={t('kids.name')} error={errors['name']} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={t('kids.nameExample')}
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      <ColorChoice
        value={draft.avatarColor}
        onChange={(avatarColor) => onChange({ ...draft, avatarColor })}
      />
      {children}
      <div className="grid justify-items-center gap-1 rounded-lg bg-canvas px-4 pt-5 pb-4" aria-hidden>
        <Avatar nest kid={{ ...draft, name: draft.name || '?' }} size={128} />
        <bdi className="max-w-full truncate font-display text-21 font-semibold">
          {draft.name.trim() || t('kids.unnamed')}
        </bdi>
      </div>
    </>
  );
}

const COLORS = Object.entries(AVATAR_COLOR) as [AvatarColorName, string][];

function ColorChoice({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  return (
    <FieldGroup label={t('kids.color')}>
      <RadioGroup.Root
        dir={direction}
        className="grid grid-cols-[repeat(4,44px)] gap-x-6 gap-y-3 mini:grid-cols-[repeat(8,44px)] mini:gap-2"
        aria-label={t('kids.color')}
        value={value}
        onValueChange={onChange}
      >
        {COLORS.map(([name, color]) => (
          <RadioGroup.Item
            key={color}
            value={color}
            aria-label={t(`kids.${name}`)}
            className={clsx(
              'grid size-11 place-items-center rounded-full text-on-star ring-3 ring-white/45 transition-transform duration-(--dur-ui) ease-spring ring-inset',
              'hover:scale-106 chosen:shadow-[0_0_0_3px_var(--color-surface),0_0_0_6px_var(--color-ink)] chosen:ring-0',
            )}
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

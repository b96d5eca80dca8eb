import type { ReactNode } from 'react';
import { LIMITS } from '@shared/constants';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormErrors } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { ColorChoice } from './color-choice';

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

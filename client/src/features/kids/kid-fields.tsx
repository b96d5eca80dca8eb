import { LIMITS } from '@shared/constants';
import { Avatar } from '@/components/ui/avatar';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormErrors } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { ColorChoice } from './color-choice';

export interface KidDraft {
  name: string;
  avatarColor: string;
}

/** A kid's name and color, and the kid in their nest as both change. */
export function KidFields({
  draft,
  onChange,
  errors,
}: {
  draft: KidDraft;
  onChange: (draft: KidDraft) => void;
  errors: FormErrors;
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
      <div className="grid justify-items-center gap-1 rounded-lg bg-canvas px-4 pt-5 pb-4" aria-hidden>
        <Avatar nest name={draft.name || '?'} color={draft.avatarColor} size={128} />
        <p className="max-w-full truncate font-display text-20 font-semibold">
          {draft.name.trim() || t('kids.unnamed')}
        </p>
      </div>
    </>
  );
}

import { RadioGroup } from 'radix-ui';
import { FRIENDS, type Friend } from '@shared/constants';
import { kidFriendRequest, updateKidRequest, type ParentKid } from '@shared/contracts/kids';
import { FriendArt } from '@/components/art/friend-art';
import { Avatar, type Face } from '@/components/ui/avatar';
import { FieldGroup } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { changeOf } from '@/lib/forms/changed-fields';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { useDraft } from '@/lib/forms/use-draft';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { KidFields } from './kid-fields';
import { useUpdateKid } from './kids.api';

const kidRequest = updateKidRequest.omit({ expected: true }).required().extend(kidFriendRequest.shape);

export function EditKidDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const form = useDraft<Face>(`kid:${kid.id}`, {
    name: kid.name,
    avatarColor: kid.avatarColor,
    friend: kid.friend,
  });
  const { draft, base } = form;
  const { errors, found, check, read, fail, clear } = useZodForm(kidRequest);
  const update = useUpdateKid(kid.id);

  const submit = () => {
    const body = check(draft);
    if (!body) return;
    update.mutate(changeOf(read(base), body, kid), {
      onSuccess: () => {
        form.forget();
        toast({ title: t('kids.saved'), description: body.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        fail(error);
        toastFailure(t('kids.updateFailed'), error);
      },
    });
  };

  return (
    <FormDialog
      title={t('kids.edit', { name: kid.name })}
      width={480}
      dirty={form.dirty}
      kept={form}
      fieldNames={{ name: t('kids.name'), avatarColor: t('kids.color'), friend: t('kids.friend') }}
      saving={update.isPending}
      submitLabel={t('kids.save')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
    >
      <KidFields
        draft={draft}
        errors={errors}
        onChange={(next) => {
          form.change(next);
          clear('name');
        }}
      >
        <FriendChoice kid={draft} onChange={(friend) => form.change({ friend })} />
      </KidFields>
    </FormDialog>
  );
}

const LETTER = 'letter';

function FriendChoice({ kid, onChange }: { kid: Face; onChange: (friend: Friend | null) => void }) {
  return (
    <FieldGroup label={t('kids.friend')}>
      <RadioGroup.Root
        dir={direction}
        className="grid grid-cols-[repeat(auto-fill,minmax(52px,1fr))] gap-2"
        aria-label={t('kids.friend')}
        value={kid.friend ?? LETTER}
        onValueChange={(value) => onChange(FRIENDS.find((friend) => friend === value) ?? null)}
      >
        {[null, ...FRIENDS].map((friend) => (
          <RadioGroup.Item
            key={friend}
            value={friend ?? LETTER}
            aria-label={t(friend ? `friends.${friend}` : 'friends.letter')}
            className="grid h-13 place-items-center rounded-md bg-sunken transition-colors duration-(--dur-ui) hover:bg-line chosen:bg-lagoon-soft chosen:inset-ring-3 chosen:inset-ring-lagoon"
          >
            {friend ? (
              <FriendArt friend={friend} size={40} />
            ) : (
              <Avatar kid={{ ...kid, friend: null, name: kid.name || '?' }} size={38} />
            )}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </FieldGroup>
  );
}

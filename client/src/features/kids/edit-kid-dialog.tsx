import { kidFriendRequest, updateKidRequest, type ParentKid } from '@shared/contracts/kids';
import type { Face } from '@/components/ui/avatar';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { changeOf } from '@/lib/changed-fields';
import { t } from '@/lib/messages';
import { useDraft } from '@/lib/use-draft';
import { useZodForm } from '@/lib/use-zod-form';
import { FriendChoice } from './friend-choice';
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

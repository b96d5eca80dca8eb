import { useState } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { FormDialog } from '@/components/ui/form-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { faultsOfAnswer, withoutFault, type Faults } from '@/lib/form-faults';
import { checkKid, type KidDraft } from './check-kid';
import { KidFields } from './kid-fields';
import { useUpdateKid } from './kids.api';

/** Another name or another colour for a kid. */
export default function EditKidDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const [draft, setDraft] = useState<KidDraft>({ name: kid.name, avatarColor: kid.avatarColor });
  const [faults, setFaults] = useState<Faults>({});
  const update = useUpdateKid(kid.id);

  const submit = () => {
    const { body, faults: found } = checkKid(draft);
    setFaults(found ?? {});
    if (!body) return;
    update.mutate(body, {
      onSuccess: () => {
        toast({ title: 'Saved', description: body.name, tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        setFaults(faultsOfAnswer(error));
        toastFailure('Failed to update kid', error);
      },
    });
  };

  return (
    <FormDialog
      title={`Edit ${kid.name}`}
      width={480}
      dirty={draft.name !== kid.name || draft.avatarColor !== kid.avatarColor}
      saving={update.isPending}
      submitLabel="Save"
      faults={faults}
      onSubmit={submit}
      onClose={onClose}
    >
      <KidFields
        draft={draft}
        faults={faults}
        onChange={(next) => {
          setDraft(next);
          setFaults(withoutFault(faults, 'name'));
        }}
      />
    </FormDialog>
  );
}

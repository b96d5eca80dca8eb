import { lazy, useEffect } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { answerProof, offerProof, useProofAsked } from '@/lib/api/proof-request';
import { withMessages } from '@/lib/i18n/messages';

const ProofDialog = lazy(() => withMessages(import('./proof-dialog'), 'manage'));

export function ProofPlace() {
  useEffect(offerProof, []);
  if (!useProofAsked()) return null;
  return (
    <DialogPart onClose={() => answerProof(false)}>
      <ProofDialog onDone={answerProof} />
    </DialogPart>
  );
}

import { lazy, useEffect } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { answerProof, offerProof, useProofAsked } from '@/lib/proof-request';

const ProofDialog = lazy(() => import('./proof-dialog'));

export function ProofPlace() {
  useEffect(offerProof, []);
  if (!useProofAsked()) return null;
  return (
    <DialogPart onClose={() => answerProof(false)}>
      <ProofDialog onDone={answerProof} />
    </DialogPart>
  );
}

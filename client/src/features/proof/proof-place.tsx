import { useEffect } from 'react';
import { answerProof, offerProof, useProofAsked } from '@/lib/proof-request';
import { ProofDialog } from './proof-dialog';

/** Shows the proof dialog while a call that answered `proof_needed` is waiting. */
export function ProofPlace() {
  useEffect(offerProof, []);
  if (!useProofAsked()) return null;
  return <ProofDialog onDone={answerProof} />;
}

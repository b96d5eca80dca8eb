import { useState } from 'react';
import { FAMILY_CODE_LENGTH, FAMILY_CODE_PATTERN } from '@shared/entry-constants';
import type { KidCard } from '@shared/contracts/kids';
import { useFamilyKids } from './family-kids.api';
import { lockoutFrom } from './lockout';

export type KidLoginStep = 'code' | 'loading' | 'name' | 'pictures';

/**
 * A `linkedCode` of five digits skips the first step, and so does `ownCode`, of a signed-in adult's family,
 * until a code is typed.
 */
export function useKidLoginSteps(linkedCode: string | null, ownCode: string | null = null) {
  const linked = linkedCode !== null && FAMILY_CODE_PATTERN.test(linkedCode) ? linkedCode : '';
  const [code, setCode] = useState(linked);
  const [sent, setSent] = useState<string | null>(linked || null);
  const [kid, setKid] = useState<KidCard | null>(null);
  const [typing, setTyping] = useState(false);
  const asked = sent ?? (typing ? null : ownCode);
  const kids = useFamilyKids(asked);

  let step: KidLoginStep = 'code';
  if (kid) step = 'pictures';
  else if (asked !== null && kids.data) step = 'name';
  else if (kids.isFetching) step = 'loading';

  // Cleared when the code changes.
  const error = sent !== null && sent === code && !kids.isFetching ? kids.error : null;

  return {
    step,
    code,
    familyCode: asked ?? code,
    kid,
    kids: kids.data ?? [],
    error,
    lockout: lockoutFrom(error, kids.errorUpdatedAt),
    typeCode: (next: string) => {
      setTyping(true);
      setCode(next);
      setSent(null);
    },
    find: () => {
      if (code.length !== FAMILY_CODE_LENGTH) return;
      if (sent === code) void kids.refetch();
      else setSent(code);
    },
    chooseKid: setKid,
    backToNames: () => setKid(null),
    backToCode: () => {
      setTyping(true);
      setKid(null);
      setSent(null);
      setCode('');
    },
  };
}

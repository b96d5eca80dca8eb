import { useState } from 'react';
import { FAMILY_CODE_LENGTH, FAMILY_CODE_PATTERN } from '@shared/entry-constants';
import type { KidCard } from '@shared/contracts/kids';
import { useFamilyKids } from './family-kids.api';
import { lockoutFrom } from './lockout';

export type KidLoginStep = 'code' | 'loading' | 'name' | 'pictures';

/**
 * The three steps of the family's login. The step follows from the loaded kids and the selected name. A
 * `linkedCode` of five digits skips the first.
 */
export function useKidLoginSteps(linkedCode: string | null) {
  const linked = linkedCode !== null && FAMILY_CODE_PATTERN.test(linkedCode) ? linkedCode : '';
  const [code, setCode] = useState(linked);
  const [sent, setSent] = useState<string | null>(linked || null);
  const [kid, setKid] = useState<KidCard | null>(null);
  const kids = useFamilyKids(sent);

  let step: KidLoginStep = 'code';
  if (kid) step = 'pictures';
  else if (sent !== null && kids.data) step = 'name';
  else if (kids.isFetching) step = 'loading';

  // Cleared as soon as the code changes.
  const error = sent !== null && sent === code && !kids.isFetching ? kids.error : null;

  return {
    step,
    code,
    kid,
    kids: kids.data ?? [],
    error,
    /** Too many codes were tried. */
    lockout: lockoutFrom(error, kids.errorUpdatedAt),
    typeCode: (next: string) => {
      setCode(next);
      setSent(null);
    },
    find: () => {
      if (code.length !== FAMILY_CODE_LENGTH) return;
      if (sent === code) void kids.refetch();
      else setSent(code);
    },
    chooseKid: setKid,
    /** Returns to the names. The pattern is discarded with its screen. */
    backToNames: () => setKid(null),
    backToCode: () => {
      setKid(null);
      setSent(null);
      setCode('');
    },
  };
}

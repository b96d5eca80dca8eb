import { useEffect, useEffectEvent, useState } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { PATTERN_SUBMIT_DELAY_MS } from '@shared/constants';
import type { KidLoginResponse } from '@shared/contracts/kids';
import { usePicturePattern, type PicturePattern } from '@/components/ui/picture-input';
import { dismissToast, toast } from '@/components/ui/use-toast';
import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useBusy } from '@/lib/sound/quiet';
import { lockoutFrom, lockoutOf, setLockoutOf, type Lockout } from './lockout';

export const WRONG_SHOWN_MS = 700;

export interface PatternLogin extends Pick<PicturePattern, 'chosen' | 'toggle' | 'clear'> {
  wrong: boolean;
  checking: boolean;
  lockout: Lockout | null;
  /** The next attempt checks it. */
  endLockout: () => void;
}

/** Sends 300 ms after the fourth picture, unless one is removed. Clears the pattern after an error. */
export function usePatternLogin(
  kidId: string,
  login: UseMutationResult<KidLoginResponse, Error, readonly number[]>,
  { wrongText, onIn }: { wrongText: string; onIn: (response: KidLoginResponse) => void },
): PatternLogin {
  const { chosen, complete, toggle, clear } = usePicturePattern();
  const [wrong, setWrong] = useState(false);
  const [lockout, setLockout] = useState(() => lockoutOf(kidId));
  useBusy(chosen.length > 0);

  const fail = (error: Error) => {
    const asked = lockoutFrom(error, Date.now());
    if (asked) {
      clear();
      setLockoutOf(kidId, asked);
      setLockout(asked);
      // The last attempt's toast would cover the new one.
      dismissToast();
    } else if (error instanceof ApiError && error.status === 401) {
      setWrong(true);
      toast({ title: t('kidAuth.wrong'), description: wrongText, tone: 'pip-oops' });
    } else {
      clear();
      toast({
        title: t('kidAuth.failed'),
        description: displayOf(error, t('kidAuth.failedText')),
        tone: 'pip-oops',
      });
    }
  };

  const enter = (response: KidLoginResponse) => {
    // The last attempt's toast would delay the greeting.
    dismissToast();
    onIn(response);
  };

  const endLockout = () => {
    setLockoutOf(kidId, null);
    setLockout(null);
  };

  // The kid's own page removes this screen before a callback of the mutation would run.
  const submit = useEffectEvent((pattern: readonly number[]) => {
    void login.mutateAsync(pattern).then(enter, fail);
  });

  const four = complete ? chosen : null;
  useEffect(() => {
    if (!four) return undefined;
    const timer = setTimeout(() => submit(four), PATTERN_SUBMIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [four]);

  useEffect(() => {
    if (!wrong) return undefined;
    const timer = setTimeout(() => {
      clear();
      setWrong(false);
    }, WRONG_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [wrong, clear]);

  return { chosen, toggle, clear, wrong, checking: login.isPending, lockout, endLockout };
}

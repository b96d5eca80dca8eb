import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { useDraft } from '@/lib/forms/use-draft';
import { useIdempotencyKey } from '@/lib/api/idempotency';
import { bodyFor, draftAfter, emptyDraft, namesOf, recipientsOf, sendToEach, type Draft } from './draft';
import { useSendMessage } from './messages.api';
import type { Recipient } from './recipient-choice';

export interface Failure {
  reached: readonly Recipient[];
  missed: readonly Recipient[];
  text: string;
}

export interface Composer {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  error: string | null;
  failure: Failure | null;
  sending: boolean;
  send: () => void;
}

export function useComposer(kids: readonly Recipient[], to?: string): Composer {
  const [begun] = useState(() => emptyDraft(kids, to));
  const { draft, change } = useDraft(`message:${to ?? ''}`, begun);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const sendOne = useSendMessage();
  // The server scopes keys by kid, so one is enough for all recipients.
  const idempotency = useIdempotencyKey(JSON.stringify(bodyFor(draft, '')));

  const sendTo = async (recipients: readonly Recipient[], reachedBefore: readonly Recipient[]) => {
    setSending(true);
    setFailure(null);
    const idempotencyKey = idempotency.current();
    const {
      reached,
      missed,
      error: cause,
    } = await sendToEach(recipients, (kid) =>
      sendOne.mutateAsync({ ...bodyFor(draft, kid.id), idempotencyKey }),
    );
    setSending(false);
    const all = [...reachedBefore, ...reached];
    if (missed.length === 0) {
      idempotency.settled();
      change((now) => draftAfter(draft, now, kids));
      toast({
        title: t('messages.sent'),
        description: t('messages.sentToNames', { names: namesOf(all) }),
        tone: 'ok',
      });
    } else if (!isUnauthorized(cause)) {
      setFailure({ reached: all, missed, text: displayOf(cause, t('messages.checkConnection')) });
    }
  };

  return {
    draft,
    change: (changes) => {
      change((now) => ({ ...now, ...changes }));
      setError(null);
      setFailure(null);
    },
    error,
    failure,
    sending,
    send: () => {
      if (sending) return;
      if (draft.content.trim() === '') setError(t('messages.required'));
      else if (failure) void sendTo(failure.missed, failure.reached);
      else void sendTo(recipientsOf(draft, kids), []);
    },
  };
}

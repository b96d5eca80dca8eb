import type { Chore } from '@shared/contracts/chores';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { useSubmitChore } from '../kid-dashboard.api';
import { useIntentKey } from '../use-intent-key';

/**
 * 'Do It!': sends the chore to the grown-ups, with a `note` if there is one. The tile waits from the first moment.
 * `onSent` hears when they have it.
 */
export function useDoChore(
  kidId: string,
  chore: Chore,
  note: string,
  onSent: () => void,
): { doIt: () => void; sending: boolean } {
  const submit = useSubmitChore(kidId);
  // Another note is another request, which the key of the first must not carry.
  const intent = useIntentKey(`${chore.id} ${note}`);
  const doIt = () =>
    submit.mutate(
      { choreId: chore.id, note, idempotencyKey: intent.current() },
      {
        onSuccess: () => {
          intent.settled();
          onSent();
          toast({ title: 'Well done!', description: 'A grown-up will look soon.', tone: 'pip' });
        },
        onError: (error) => {
          intent.settled(error);
          // The session is over: the pictures come up, and say so.
          if (isUnauthorized(error)) return;
          toast({
            title: 'Submission Failed',
            description: displayOf(error, 'Try again later!'),
            tone: 'pip-oops',
          });
        },
      },
    );
  return { doIt, sending: submit.isPending };
}

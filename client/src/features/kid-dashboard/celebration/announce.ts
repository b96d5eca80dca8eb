import type { ServerEvent } from '@shared/realtime';
import { toast } from '@/components/ui/use-toast';
import { plural } from '@/lib/format';

/** Says in words what just came from a grown-up; the stars and the parties follow from what is read again. */
export function announce(event: ServerEvent): void {
  switch (event.type) {
    case 'chore_approved':
      toast({
        title: `${plural(event.starsAwarded, 'star')} for you!`,
        description: [event.submission.chore.name, event.submission.parentNotes].filter(Boolean).join(': '),
        tone: 'pip',
      });
      break;
    case 'chore_rejected':
      toast({
        title: 'Almost! Try again',
        description: event.parentNotes ?? event.submission.chore.name,
        tone: 'pip',
      });
      break;
    case 'reward_rejected':
      toast({
        title: 'Maybe later',
        description: event.parentNotes ?? event.redemption.reward.name,
        tone: 'pip',
      });
      break;
    case 'stars_changed':
      announceStars(event);
      break;
    case 'review_undone':
      toast({
        title: 'A grown-up looked again',
        description: [event.submission?.chore.name, event.redemption?.reward.name].filter(Boolean).join(''),
        tone: 'pip',
      });
      break;
    case 'reward_approved':
    case 'new_message':
    case 'message_sent':
    case 'message_read':
    case 'chore_submission':
    case 'reward_redemption':
    case 'chore_reviewed':
    case 'reward_reviewed':
    case 'reward_delivered':
    case 'submission_withdrawn':
    case 'redemption_withdrawn':
    case 'chores_changed':
    case 'rewards_changed':
    case 'family_changed':
      break;
  }
}

/** A bonus is news; a deduction is told without a drama, and what was undone by the stars alone. */
function announceStars({ entry }: Extract<ServerEvent, { type: 'stars_changed' }>): void {
  if (entry.kind === 'bonus')
    toast({ title: `${plural(entry.amount, 'star')} for you!`, description: entry.label, tone: 'pip' });
  if (entry.kind === 'deduction')
    toast({ title: `${plural(-entry.amount, 'star')} taken`, description: entry.label, tone: 'pip' });
}

import type { ServerEvent } from '@shared/realtime';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/messages';

/** Says in words what a grown-up just reviewed; the stars and the celebrations follow from what is read again. */
export function announceReview(event: ServerEvent): void {
  switch (event.type) {
    case 'chore_approved': {
      const { name: chore } = event.submission.chore;
      const { parentNotes: note } = event.submission;
      toast({
        title: t('kidDashboard.starsForYou', { count: event.starsAwarded }),
        description: note ? t('kidDashboard.choreWithNote', { chore, note }) : chore,
        tone: 'pip',
      });
      break;
    }
    case 'chore_rejected':
      toast({
        title: t('kidDashboard.rejected'),
        description: event.parentNotes ?? event.submission.chore.name,
        tone: 'pip',
      });
      break;
    case 'reward_rejected':
      toast({
        title: t('kidDashboard.declined'),
        description: event.parentNotes ?? event.redemption.reward.name,
        tone: 'pip',
      });
      break;
    case 'stars_changed':
      announceStars(event);
      break;
    case 'review_undone':
      toast({
        title: event.by?.firstName
          ? t('kidDashboard.reviewUndoneBy', { name: event.by.firstName })
          : t('kidDashboard.reviewUndone'),
        description: event.submission?.chore.name ?? event.redemption?.reward.name,
        tone: 'pip',
      });
      break;
    case 'reward_approved':
    case 'news':
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

/** A bonus is news; a deduction is said plainly, and what was undone by the stars alone. */
function announceStars({ entry }: Extract<ServerEvent, { type: 'stars_changed' }>): void {
  if (entry.kind === 'bonus') {
    toast({
      title: t('kidDashboard.starsForYou', { count: entry.amount }),
      description: entry.label,
      tone: 'pip',
    });
  }
  if (entry.kind === 'deduction') {
    toast({
      title: t('kidDashboard.starsTaken', { count: -entry.amount }),
      description: entry.label,
      tone: 'pip',
    });
  }
}

import type { LedgerEntry } from '@shared/contracts/stars';
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
        title: lookedAgain(event.by),
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

/** Stars by hand: a bonus is news, a deduction is said plainly, and of what was undone who looked again. */
function announceStars({ entry }: Extract<ServerEvent, { type: 'stars_changed' }>): void {
  const title = {
    bonus: () => t('kidDashboard.starsForYou', { count: entry.amount }),
    deduction: () => t('kidDashboard.starsBack', { count: -entry.amount }),
    reversal: () => lookedAgain(entry.by),
    chore: null,
    reward: null,
  }[entry.kind];
  if (title) toast({ title: title(), description: entry.label, tone: 'pip' });
}

/** 'Mum looked again' */
function lookedAgain(by: LedgerEntry['by'] | undefined): string {
  const name = by?.firstName;
  return name ? t('kidDashboard.reviewUndoneBy', { name }) : t('kidDashboard.reviewUndone');
}

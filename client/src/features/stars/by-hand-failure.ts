import { isUnanswered, unansweredText } from '@/components/ui/no-answer';
import { ApiError, displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import type { StarsIntent } from './stars-dialog-state';

export function byHandFailure(
  error: unknown,
  mode: StarsIntent['mode'],
  kid: { name: string; totalStars: number },
): { title: string; text: string } {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'not_enough_stars') {
    return {
      title: t('byHand.notThatMany'),
      text: t('byHand.hasNow', { name: kid.name, count: kid.totalStars }),
    };
  }
  if (code === 'stars_by_hand_off') return { title: t('byHand.off'), text: t('byHand.offText') };
  const title = mode === 'give' ? t('byHand.giveFailed') : t('byHand.takeFailed');
  return {
    title: isUnanswered(error) ? t('byHand.unsure') : title,
    text: displayOf(error, unansweredText(error)),
  };
}

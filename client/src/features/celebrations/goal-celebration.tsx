import { clsx } from 'clsx';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { shownRewardName } from '@/lib/reward-name';
import { CelebrationScreen, type CelebrationStep } from './celebration-screen';
import styles from './celebration-screen.module.css';
import { NewsReward } from './news-reward';

/** The kid has enough stars for the goal. */
export function GoalCelebration({
  goal,
  step,
}: {
  goal: { rewardName: string; iconName: string | null; imageUrl: string | null };
  step: CelebrationStep;
}) {
  return (
    <CelebrationScreen
      step={step}
      title={t('news.wishReached')}
      text={t('news.wishReachedText', { reward: shownRewardName(goal.rewardName) })}
      stage={
        <div className={clsx(styles.window, 'animate-[pop_420ms_var(--ease-spring)_backwards]')}>
          <Pip mood="look" className={styles.pip} />
          <span className={clsx(styles.prize, 'animate-[rise_520ms_260ms_var(--ease-spring)_backwards]')}>
            <NewsReward reward={goal} size={220} photoClass={styles.photo} />
          </span>
        </div>
      }
    >
      <Button data-next variant="highlight" size="lg" wide onClick={step.onNext}>
        {t('news.great')}
      </Button>
    </CelebrationScreen>
  );
}

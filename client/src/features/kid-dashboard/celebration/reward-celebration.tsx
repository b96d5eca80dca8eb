import { clsx } from 'clsx';
import type { ApprovedRedemption } from '@shared/contracts/redemptions';
import { Pip } from '@/components/art/pip';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { Button } from '@/components/ui/button';
import { Photo } from '@/components/ui/photo';
import { ReadAloud } from '@/components/ui/read-aloud';
import { RichText } from '@/components/ui/rich-text';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { CelebrationScreen, CelebrationSum } from './celebration-screen';
import styles from './celebration-screen.module.css';

/** 'Hooray, Mia!': a grown-up approved a reward. A mystery shows at last what it was. */
export function RewardCelebration({
  name,
  redemption,
  onClose,
}: {
  /** Of the kid. */
  name: string;
  redemption: ApprovedRedemption;
  onClose: () => void;
}) {
  const { reward, newStars, parentNotes } = redemption;
  return (
    <CelebrationScreen
      title={t('kidDashboard.hooray', { name })}
      text={t(reward.isMystery ? 'kidDashboard.mysteryRevealed' : 'kidDashboard.rewardIsYours', {
        reward: reward.name,
      })}
      onClose={onClose}
      stage={
        <div className={clsx(styles.window, 'animate-[pop_420ms_var(--ease-spring)_backwards]')}>
          <Pip mood="cheer" className={styles.pip} />
          <span className={clsx(styles.prize, 'animate-[pop_520ms_260ms_var(--ease-spring)_backwards]')}>
            <Photo
              src={reward.imageUrl}
              size={220}
              className={styles.photo}
              fallback={<RewardArt icon={rewardIcon(reward)} />}
            />
          </span>
        </div>
      }
    >
      {parentNotes && (
        <p className="-mt-1 mb-4 flex items-center justify-center gap-2 rounded-lg bg-info-soft px-4.5 py-2.5 text-18/[1.35] text-info wrap-anywhere">
          <span>{t('kidDashboard.quote', { text: parentNotes })}</span>
          <ReadAloud text={parentNotes} of={t('kidDashboard.noteAbout', { reward: reward.name })} />
        </p>
      )}
      <CelebrationSum>
        <RichText id="kidDashboard.starsLeft" parts={[<Stars key="0" count={newStars} />]} />
      </CelebrationSum>
      <Button variant="highlight" size="lg" wide onClick={onClose}>
        {t('kidDashboard.rewardDone')}
      </Button>
    </CelebrationScreen>
  );
}

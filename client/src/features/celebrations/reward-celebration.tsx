import { clsx } from 'clsx';
import type { Kid } from '@shared/contracts/kids';
import { freeStars } from '@shared/rules/availability';
import type { NewsItem } from '@shared/contracts/news';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { RichText } from '@/components/ui/rich-text';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { CelebrationScreen, CelebrationSum, type CelebrationStep } from './celebration-screen';
import styles from './celebration-screen.module.css';
import { NewsReward } from './news-reward';

export type GiftNews = Extract<NewsItem, { type: 'reward_approved' }>['data'];

/** 'Hooray, Mia!': an approved reward. Reveals a mystery. */
export function RewardCelebration({ kid, gift, step }: { kid: Kid; gift: GiftNews; step: CelebrationStep }) {
  const { rewardName: reward, isMystery, note } = gift;
  return (
    <CelebrationScreen
      step={step}
      title={t('news.hooray', { name: kid.name })}
      text={t(isMystery ? 'news.mysteryRevealed' : 'news.rewardIsYours', { reward })}
      stage={
        <div className={clsx(styles.window, 'animate-[pop_420ms_var(--ease-spring)_backwards]')}>
          <Pip mood="cheer" className={styles.pip} />
          <span className={clsx(styles.prize, 'animate-[pop_520ms_260ms_var(--ease-spring)_backwards]')}>
            <NewsReward reward={gift} size={220} photoClass={styles.photo} />
          </span>
        </div>
      }
    >
      {note && (
        <p className="-mt-1 mb-4 flex items-center justify-center gap-2 rounded-lg bg-info-soft px-4.5 py-2.5 text-18/[1.35] text-info wrap-anywhere">
          <span>{t('news.quote', { text: note })}</span>
          <ReadAloud text={note} of={t('news.noteAbout', { reward })} />
        </p>
      )}
      <CelebrationSum>
        <RichText id="news.starsLeft" parts={[<Stars key="0" count={freeStars(kid)} />]} />
      </CelebrationSum>
      <Button data-next variant="highlight" size="lg" wide onClick={step.onNext}>
        {t('news.rewardDone')}
      </Button>
    </CelebrationScreen>
  );
}

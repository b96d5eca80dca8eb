import { Pip } from '@/components/art/pip';
import { MessageArt } from '@/components/art/message-art';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import { CelebrationScreen, type CelebrationStep } from './celebration-screen';

/** The kid won last week. */
export function WeekCelebration({ stars, step }: { stars: number; step: CelebrationStep }) {
  return (
    <CelebrationScreen
      step={step}
      title={t('news.weekWon')}
      text={t('news.weekWonText', { count: stars })}
      stage={
        <div className="mb-3 flex items-end">
          <Pip
            mood="cheer"
            className="size-52 animate-[pop_420ms_var(--ease-spring)_backwards] max-md:size-40"
          />
          <MessageArt
            emoji="🏆"
            size={144}
            className="size-36 animate-[pop_420ms_260ms_var(--ease-spring)_backwards] max-md:size-28"
          />
        </div>
      }
    >
      <Button data-next variant="highlight" size="lg" wide onClick={step.onNext}>
        {t('news.great')}
      </Button>
    </CelebrationScreen>
  );
}

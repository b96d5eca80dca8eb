import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

export function LeaderboardOff() {
  return (
    <Card>
      <EmptyState
        pip="sleep"
        title={t('leaderboard.off')}
        text={t('leaderboard.offHint')}
        action={
          <LinkButton href={paths.parentSettings('leaderboard')}>{t('leaderboard.openSettings')}</LinkButton>
        }
      />
    </Card>
  );
}

import { BrushCleaning, CalendarDays, ChartColumn, Users } from 'lucide-react';
import { ActionCard } from '@/features/family/action-card';
import { HomeKids } from '@/features/family/home-kids';
import { HomeNumbers } from '@/features/family/home-numbers';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

export function FamilyOverview() {
  return (
    <>
      <HomeNumbers />
      <section className="mt-8.5" aria-labelledby="home-kids">
        <h2 id="home-kids" className="mb-4 text-26">
          {t('familyHome.kids')}
        </h2>
        <HomeKids />
      </section>
      <section className="mt-8.5" aria-labelledby="home-actions">
        <h2 id="home-actions" className="mb-4 text-26">
          {t('familyHome.next')}
        </h2>
        {/* Two or four columns, never three and one. */}
        <div className="grid gap-4 mini:grid-cols-2 desktop:grid-cols-4">
          <ActionCard
            href={paths.parentTab('kids')}
            tone="info"
            title={t('familyHome.manageKids')}
            text={t('familyHome.manageKidsText')}
          >
            <Users />
          </ActionCard>
          <ActionCard
            href={paths.parentTab('chores')}
            tone="ok"
            title={t('familyHome.setupChores')}
            text={t('familyHome.setupChoresText')}
          >
            <BrushCleaning />
          </ActionCard>
          <ActionCard
            href={paths.parentTab('analytics')}
            tone="lagoon"
            title={t('familyHome.viewAnalytics')}
            text={t('familyHome.viewAnalyticsText')}
          >
            <ChartColumn />
          </ActionCard>
          <ActionCard
            href={paths.familyRewards}
            tone="reward"
            title={t('familyHome.rewardHistory')}
            text={t('familyHome.rewardHistoryText')}
          >
            <CalendarDays />
          </ActionCard>
        </div>
      </section>
    </>
  );
}

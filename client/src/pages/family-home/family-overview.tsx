import { BrushCleaning, CalendarDays, ChartColumn, Users } from 'lucide-react';
import { ActionCard } from '@/features/family/action-card';
import { HomeKids } from '@/features/family/home-kids';
import { HomeNumbers } from '@/features/family/home-numbers';
import { paths } from '@/lib/paths';

/** The family at a glance: its numbers, its kids, and the ways on. */
export function FamilyOverview() {
  return (
    <>
      <HomeNumbers />
      <section className="mt-8.5" aria-labelledby="home-kids">
        <h2 id="home-kids" className="mb-4 text-26">
          Kids
        </h2>
        <HomeKids />
      </section>
      <section className="mt-8.5" aria-labelledby="home-actions">
        <h2 id="home-actions" className="mb-4 text-26">
          What next?
        </h2>
        <div className="home-actions">
          <ActionCard
            href={paths.parentTab('kids')}
            tone="info"
            title="Manage Kids"
            text="Names, colours and secret pictures"
          >
            <Users />
          </ActionCard>
          <ActionCard
            href={paths.parentTab('chores')}
            tone="ok"
            title="Setup Chores"
            text="What earns stars, and how many"
          >
            <BrushCleaning />
          </ActionCard>
          <ActionCard
            href={paths.parentTab('analytics')}
            tone="lagoon"
            title="View Analytics"
            text="Stars by day, and who leads the week"
          >
            <ChartColumn />
          </ActionCard>
          <ActionCard
            href={paths.familyRewards}
            tone="reward"
            title="Reward History"
            text="What everyone wished for, month by month"
          >
            <CalendarDays />
          </ActionCard>
        </div>
      </section>
    </>
  );
}

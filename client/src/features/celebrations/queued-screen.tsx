import { useQuery } from '@tanstack/react-query';
import type { Kid } from '@shared/contracts/kids';
import { leaderboardQuery } from '@/lib/api/shared-queries';
import type { CelebrationStep } from './celebration-screen';
import { Gift } from './gift';
import type { NewsScreen } from './news-screens';
import { HeartScreen } from './heart-screen';
import { BadgeParty, LevelParty, TeamParty, WeekParty, WishParty } from './parties';
import { YesScreen } from './yes-screen';

export default function QueuedScreen({
  screen,
  kid,
  away,
  onLand,
  step,
}: {
  screen: NewsScreen;
  kid: Kid;
  away: boolean;
  onLand: () => void;
  step: CelebrationStep;
}) {
  switch (screen.kind) {
    case 'heart':
      return <HeartScreen heart={screen.heart} kid={kid} step={step} />;
    case 'stars':
      return (
        <YesScreen
          kid={kid}
          news={screen.news}
          gained={screen.gained}
          away={away}
          onLand={onLand}
          step={step}
        />
      );
    case 'level':
      return <LevelParty level={screen.level} thing={screen.thing} kid={kid} step={step} />;
    case 'badge':
      return <BadgeParty badge={screen.badge} kid={kid} step={step} />;
    case 'goal':
      return <WishParty goal={screen.news.data} kid={kid} step={step} />;
    case 'week':
      return <WeekParty stars={screen.news.data.starsEarned} kid={kid} step={step} />;
    case 'team':
      return <FamilyParty stars={screen.news.data.stars} kid={kid} step={step} />;
    case 'gift':
      break;
  }
  return <Gift kid={kid} gift={screen.news.data} step={step} />;
}

function FamilyParty({ stars, kid, step }: { stars: number; kid: Kid; step: CelebrationStep }) {
  const { data = [{ kid }] } = useQuery(leaderboardQuery);
  return <TeamParty kids={data.map((entry) => entry.kid)} stars={stars} step={step} />;
}

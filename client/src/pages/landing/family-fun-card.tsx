import { AVATAR_COLOR } from '@shared/constants';
import { Crown } from '@/components/art/crown';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { WhyCard } from './why-card';

const podium = [
  { nameId: 'landing.kidLeo', color: AVATAR_COLOR.blue, size: 76, rank: 2, stars: 31, height: 120 },
  { nameId: 'landing.kidAva', color: AVATAR_COLOR.yellow, size: 92, rank: 1, stars: 46, height: 168 },
  { nameId: 'landing.kidMia', color: AVATAR_COLOR.pink, size: 70, rank: 3, stars: 24, height: 92 },
] as const;

export function FamilyFunCard() {
  return (
    <WhyCard
      title={t('landing.familyFun')}
      text={t('landing.familyFunText')}
      className="min-h-108 bg-promo-coral text-ink max-desktop:min-h-119 max-laptop:min-h-108 max-mini:min-h-100"
    >
      <div
        className="absolute inset-x-8.5 bottom-0 mx-auto grid max-w-110 grid-cols-3 items-end gap-2.5 max-laptop:start-auto max-laptop:w-110 max-mini:inset-x-5.5 max-mini:w-auto max-mini:max-w-none"
        aria-hidden
      >
        {podium.map(({ nameId, color, size, rank, stars, height }) => (
          <div key={rank} className="grid justify-items-center gap-2.5">
            {rank === 1 && <Crown className="-mb-3.5" />}
            <Avatar kid={{ name: t(nameId), avatarColor: color, friend: null }} size={size} />
            <div
              className="grid w-full content-start justify-items-center gap-1.5 rounded-t-lg bg-surface pt-3.5 font-display text-40 leading-none font-semibold"
              style={{ height }}
            >
              {formatNumber(rank)}
              <Stars count={stars} className="text-18" />
            </div>
          </div>
        ))}
      </div>
    </WhyCard>
  );
}

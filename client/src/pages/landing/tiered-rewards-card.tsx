import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PictureArt } from '@/components/art/picture-art';
import { RewardArt } from '@/components/art/reward-art';
import { t } from '@/lib/i18n/messages';
import { WhyCard } from './why-card';

const art =
  'origin-bottom transition-transform duration-(--dur-enter) ease-spring hover:scale-106 hover:-rotate-6 max-mini:h-auto max-mini:w-[clamp(46px,18cqi,72px)]';

function Shelf({
  name,
  price,
  className,
  children,
}: {
  name: string;
  price: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <li
      className={clsx(
        'flex min-h-21 items-end gap-3.5 rounded-2xs border-b-12 border-shelf px-4 shadow-[0_5px_0] shadow-shelf-lip max-mini:gap-2 max-mini:px-2',
        className,
      )}
    >
      {children}
      <p className="ms-auto self-center text-end text-14 leading-[1.2] font-medium max-desktop:min-w-[5.4em]">
        <b className="mb-1 block font-display text-18 leading-none font-semibold">{name}</b>
        {price}
      </p>
    </li>
  );
}

export function TieredRewardsCard() {
  return (
    <WhyCard
      wide
      title={t('landing.tieredRewards')}
      text={t('landing.tieredRewardsText')}
      className="min-h-108 bg-promo-sky text-ink max-desktop:min-h-119 max-laptop:min-h-108 max-mini:min-h-0 max-mini:pb-8.5"
    >
      <ul className="absolute end-8.5 bottom-9 grid w-[min(470px,100%-68px)] justify-items-end gap-4 max-mini:static max-mini:mt-5 max-mini:w-full">
        <Shelf name={t('landing.big')} price={t('landing.bigPrice')} className="w-3/5 max-mini:w-[72%]">
          <RewardArt icon="tent" size={84} className={art} />
        </Shelf>
        <Shelf name={t('landing.medium')} price={t('landing.mediumPrice')} className="w-4/5 max-mini:w-[88%]">
          <RewardArt icon="popcorn" size={78} className={art} />
          <RewardArt icon="pizza" size={76} className={art} />
        </Shelf>
        <Shelf name={t('landing.small')} price={t('landing.smallPrice')} className="w-full">
          <RewardArt icon="cookie" size={68} className={art} />
          <RewardArt icon="book" size={72} className={art} />
          <PictureArt index={5} size={72} className={art} />
        </Shelf>
      </ul>
    </WhyCard>
  );
}

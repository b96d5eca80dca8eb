import { Check } from 'lucide-react';
import { useState } from 'react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Photo } from '@/components/ui/photo';
import { ReadAloud } from '@/components/ui/read-aloud';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { showHeading } from '@/features/kid-frame/show-heading';

const FIRST = 4;

export function OnItsWayButton({ count }: { count: number }) {
  return (
    <Button
      size="compact"
      aria-label={t('shop.onItsWayCount', { count })}
      onClick={() => showHeading('shop', 'on-its-way')}
    >
      <RewardArt icon="gift" size={36} />
      {formatNumber(count)}
    </Button>
  );
}

export function OnItsWay({ promised }: { promised: readonly RewardRedemption[] }) {
  const [all, setAll] = useState(false);
  if (promised.length === 0) return null;
  const shown = all ? promised : promised.slice(0, FIRST);
  const title = t('shop.onItsWay');
  return (
    <Card
      as="section"
      kind="tile"
      className="mb-5.5 flex scroll-mt-30 items-center gap-x-5 gap-y-2 rounded-xl px-4.5 py-3 max-laptop:flex-col max-laptop:items-stretch"
      data-section="on-its-way"
      aria-label={title}
    >
      <header className="flex items-center gap-2.5">
        <RewardArt icon="gift" size={50} className="flex-none" />
        <h2 tabIndex={-1} className="text-21 focus:shadow-none focus:outline-none laptop:whitespace-nowrap">
          {title}
        </h2>
        <ReadAloud
          text={spokenText(
            title,
            ...promised.flatMap((redemption) => [redemption.reward.name, whoSaidYes(redemption)]),
          )}
          of={title}
          className="max-laptop:ms-auto"
        />
      </header>
      <ul className="flex min-w-0 flex-1 flex-wrap gap-3 laptop:justify-end">
        {shown.map((redemption) => (
          <li
            key={redemption.id}
            data-promised={redemption.id}
            className="flex max-w-full items-center gap-3 rounded-lg bg-ok-soft py-1.5 ps-2.5 pe-4.5 max-mini:w-full"
          >
            <Photo
              src={redemption.reward.imageUrl}
              size={58}
              className="size-14.5 flex-none rounded-md object-cover"
              fallback={<RewardArt icon={rewardIcon(redemption.reward)} size={58} className="flex-none" />}
            />
            <div className="min-w-0">
              <bdi className="line-clamp-2 font-display text-18/[1.15] font-semibold wrap-anywhere">
                {redemption.reward.name}
              </bdi>
              <small className="flex items-center gap-1.5 text-16/[1.2] font-semibold text-ok wrap-anywhere">
                <Check className="size-4.5 flex-none stroke-[3.2]" aria-hidden />
                {whoSaidYes(redemption)}
              </small>
            </div>
          </li>
        ))}
        {!all && promised.length > FIRST && (
          <li>
            <Button size="compact" onClick={() => setAll(true)}>
              {t('shop.morePromises', { count: promised.length - FIRST })}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}

function whoSaidYes({ reviewedBy }: RewardRedemption): string {
  const name = reviewedBy?.firstName;
  return name ? t('shop.saidYes', { name }) : t('shop.grownUpSaidYes');
}

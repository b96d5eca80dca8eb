import type { ParentKid } from '@shared/contracts/kids';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { formatSigned } from '@/lib/format';
import { t } from '@/lib/messages';
import { useStarTotals } from './stars.api';

export function StarSums({ kid }: { kid: ParentKid }) {
  const totals = useStarTotals(kid.id);
  if (totals.isError && !totals.data) return null;
  const rows = totals.data && [
    { label: t('statement.chores'), count: totals.data.chores },
    { label: t('statement.givenByHand'), count: totals.data.bonuses },
    { label: t('statement.rewards'), count: totals.data.rewards },
    { label: t('statement.takenByHand'), count: totals.data.deductions },
  ];
  return (
    <Card as="section" className="px-4.5 py-4" aria-labelledby="adds-up" aria-busy={!rows}>
      <h2 id="adds-up" className="text-18">
        {t('statement.addsUp')}
      </h2>
      {rows ? (
        <dl className="mt-2 text-15">
          {rows.map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-3 py-2">
              <dt>{label}</dt>
              <dd className="font-display font-semibold tabular-nums">{formatSigned(count)}</dd>
            </div>
          ))}
          <div className="flex items-center justify-between gap-3 border-t-2 border-ink py-2 wrap-anywhere">
            <dt>{t('statement.has', { name: kid.name })}</dt>
            <dd>
              <Stars count={totals.data.total} className="text-17" />
            </dd>
          </div>
        </dl>
      ) : (
        <Skeleton className="mt-3 h-44" />
      )}
      <p className="hint mt-2">{t('statement.levelCounts', { count: kid.lifetimeStars })}</p>
    </Card>
  );
}

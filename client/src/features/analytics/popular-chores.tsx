import { choreAppearanceOf, type ChoreAppearance } from '@shared/rules/chore-icon';
import { ChorePicture } from '@/components/art/chore-picture';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';

export function PopularChores({
  popular,
  chores,
}: {
  popular: readonly { name: string; count: number }[];
  chores?: readonly ChoreAppearance[] | undefined;
}) {
  const most = popular[0]?.count ?? 1;
  return (
    <Card as="section" className="px-6 py-5.5">
      <h2 className="mb-2 text-21">{t('analytics.popularChores')}</h2>
      {popular.length === 0 && <p className="text-ink-2">{t('analytics.noChores')}</p>}
      <ol>
        {popular.map(({ name, count }) => (
          <li key={name} className="grid grid-cols-[52px_minmax(0,1fr)_34px] items-center gap-3.5 py-1.75">
            <ChorePicture chore={choreAppearanceOf(name, chores)} size={52} />
            <div className="min-w-0">
              <b className="mb-1.75 block font-display text-16 leading-[1.2] font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </b>
              <div className="h-3 overflow-hidden rounded-full bg-sunken" aria-hidden>
                <div
                  className="h-full rounded-full bg-chart-4 [print-color-adjust:exact]"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </div>
            </div>
            <span className="text-end font-display text-21 font-semibold tabular-nums">
              <span aria-hidden>{formatNumber(count)}</span>
              <span className="sr-only">{t('analytics.timesDone', { count })}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

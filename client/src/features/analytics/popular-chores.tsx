import { chorePictured, type ChoreAppearance } from '@/components/art/chore-icon';
import { ChorePicture } from '@/components/art/chore-picture';
import { formatNumber, plural } from '@/lib/format';

/** The chores done most often, at most five, with bars against the first. */
export function PopularChores({
  popular,
  chores,
}: {
  popular: readonly { name: string; count: number }[];
  /** The family's chores, for their pictures. */
  chores?: readonly ChoreAppearance[];
}) {
  const most = popular[0]?.count ?? 1;
  return (
    <section className="pops card">
      <h2>Most Popular Chores</h2>
      {popular.length === 0 && <p>No chores were done in this time.</p>}
      <ol>
        {popular.map(({ name, count }) => (
          <li key={name}>
            <ChorePicture chore={chorePictured(name, chores)} size={52} />
            <div className="min-w-0">
              <b>{name}</b>
              <div className="bar" aria-hidden>
                <div style={{ width: `${(count / most) * 100}%` }} />
              </div>
            </div>
            <span className="num">
              <span aria-hidden>{formatNumber(count)}</span>
              <span className="sr-only">done {plural(count, 'time')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

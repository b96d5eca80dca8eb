import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import { plural } from '@/lib/format';
import { Prize } from './prizes';
import type { Entry, Step } from './standings';

const places: Record<number, string> = { 1: 'First place', 2: 'Second place', 3: 'Third place' };

/** Sides of a nest in CSS pixels: alone on a step, or among others. */
const NEST = { alone: 132, shared: 96, crowd: 74 };

function nestSize(sharing: number): number {
  if (sharing === 1) return NEST.alone;
  return sharing === 2 ? NEST.shared : NEST.crowd;
}

function Kid({ entry, you }: { entry: Entry; you: boolean }) {
  return (
    <li className="podium-kid">
      <b>{entry.kid.name}</b>
      {you && <span className="sr-only">You</span>}
      <small>{plural(entry.choresCompleted, 'chore')}</small>
    </li>
  );
}

function PodiumStep({ step, ownId }: { step: Step; ownId: string | undefined }) {
  const { entries, rank, stars } = step;
  return (
    <li className="podium-step" data-rank={rank}>
      <div className="podium-nests" data-sharing={Math.min(entries.length, 3)}>
        {entries.map(({ id, kidId, kid }) => (
          <span key={id} className="podium-nest" data-own={kidId === ownId || undefined}>
            <Avatar name={kid.name} color={kid.avatarColor} size={nestSize(entries.length)} nest />
            {kidId === ownId && (
              <span className="you-mark" aria-hidden>
                You
              </span>
            )}
          </span>
        ))}
        <Prize rank={rank} className="podium-prize" />
      </div>
      <div className="podium-cloud" data-shared={entries.length > 1 || undefined}>
        <span className="sr-only">{places[rank]}</span>
        <ul>
          {entries.map((entry) => (
            <Kid key={entry.id} entry={entry} you={entry.kidId === ownId} />
          ))}
        </ul>
        <Stars count={stars} />
        {entries.length > 1 && <span className="podium-together">Together!</span>}
      </div>
    </li>
  );
}

/** From left to right: the second, the first in the middle, the third. */
const PLACES = [2, 1, 3];
/** What a step takes at most, in CSS pixels: for itself, for each who shares it, and between two. */
const STEP = { base: 160, each: 90, gap: 44 };

/**
 * Clouds for the first three ranks, the first in the middle and highest; kids with equal stars stand on one. Whatever the
 * names take, all three hold the same words in the same height, and only the rank decides how high a cloud stands.
 */
export function Podium({ steps, ownId }: { steps: readonly Step[]; ownId?: string }) {
  const sharing = PLACES.flatMap((place) => steps.filter(({ rank }) => rank === place)).map(
    ({ rank, entries }) => ({ rank, count: entries.length }),
  );
  const columns = sharing.map(
    ({ rank, count }) => `minmax(0, ${((0.6 + 0.4 * count) * (rank === 1 ? 1.15 : 1)).toFixed(2)}fr)`,
  );
  const widest = sharing.reduce(
    (sum, { count }) => sum + STEP.base + STEP.each * count + STEP.gap,
    -STEP.gap,
  );
  return (
    <ol className="podium" style={{ '--columns': columns.join(' '), '--widest': `${widest}px` }}>
      {steps.map((step) => (
        <PodiumStep key={step.rank} step={step} ownId={ownId} />
      ))}
    </ol>
  );
}

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
      {you && <span className="you-mark">You</span>}
      <small>{plural(entry.choresCompleted, 'chore')}</small>
    </li>
  );
}

function PodiumStep({ step, ownId }: { step: Step; ownId: string | undefined }) {
  const { entries, rank, stars } = step;
  return (
    <li className="podium-step" data-rank={rank} style={{ '--sharing': entries.length }}>
      <div className="podium-nests" data-sharing={Math.min(entries.length, 3)}>
        {entries.map(({ id, kid }) => (
          <Avatar key={id} name={kid.name} color={kid.avatarColor} size={nestSize(entries.length)} nest />
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

/** Clouds for the first three ranks, the first in the middle and highest; kids with equal stars stand on one. */
export function Podium({ steps, ownId }: { steps: readonly Step[]; ownId?: string }) {
  const fullest = Math.max(1, ...steps.filter(({ rank }) => rank > 1).map(({ entries }) => entries.length));
  return (
    <ol className="podium" style={{ '--fullest': fullest }}>
      {steps.map((step) => (
        <PodiumStep key={step.rank} step={step} ownId={ownId} />
      ))}
    </ol>
  );
}

import { clsx } from 'clsx';
import { Check, Clock, Hourglass, Minus, Pause, Repeat2, SkipForward, type LucideIcon } from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import { ChorePicture } from '@/components/art/chore-picture';
import { Avatar } from '@/components/ui/avatar';
import type { TileState } from './board';

const SIGNS: Record<Exclude<TileState, 'planned'>, { Glyph: LucideIcon; look: string }> = {
  waiting: { Glyph: Hourglass, look: 'bg-star text-on-star' },
  done: { Glyph: Check, look: 'bg-ok text-surface' },
  late: { Glyph: Clock, look: 'bg-treat text-on-treat' },
  missed: { Glyph: Minus, look: 'bg-ink-2 text-surface' },
  paused: { Glyph: Pause, look: 'bg-surface text-control inset-ring-2 inset-ring-control' },
  skipped: { Glyph: SkipForward, look: 'bg-surface text-control inset-ring-2 inset-ring-control' },
};

const EDGES: Partial<Record<TileState, string>> = {
  waiting: 'border-2 border-star-lip',
  late: 'border-2 border-treat-lip',
  missed: 'border-2 border-dashed border-control',
};

/** A chore's picture with its state, two arrows for turns, or the face of the kid who was first. */
export function PlanTile({
  chore,
  state,
  holder,
  size = 44,
}: {
  chore: Chore;
  state: TileState;
  holder?: KidCard | null;
  size?: number | undefined;
}) {
  const isFaint = state === 'missed' || state === 'paused' || state === 'skipped';
  const sign = state === 'planned' ? null : SIGNS[state];
  return (
    <span className="relative block flex-none" style={{ width: size, height: size }} aria-hidden>
      <span className={clsx('block', isFaint && 'opacity-45 grayscale')}>
        <ChorePicture chore={chore} size={size} />
      </span>
      <span className={clsx('absolute inset-0', EDGES[state])} style={{ borderRadius: size * 0.25 }} />
      {chore.sharing === 'turns' && (
        <span className={clsx(badge, '-start-1 -top-1 bg-surface text-lagoon-text ring-lagoon!')}>
          <Repeat2 size={12} strokeWidth={3.2} />
        </span>
      )}
      {holder && state === 'done' ? (
        <Avatar kid={holder} size={22} className="absolute -end-1.5 -bottom-1.5 ring-2 ring-surface" />
      ) : (
        sign && (
          <span className={clsx(badge, '-end-1 -bottom-1', sign.look)}>
            <sign.Glyph size={12} strokeWidth={3.4} />
          </span>
        )
      )}
    </span>
  );
}

const badge = 'absolute grid size-5 place-items-center rounded-full ring-2 ring-surface';

/** A state's icon, shown next to its name. */
export function StateGlyph({ state, size = 15 }: { state: TileState; size?: number | undefined }) {
  if (state === 'planned') return <span className="size-3 rounded-full inset-ring-2 inset-ring-control" />;
  const { Glyph } = SIGNS[state];
  return <Glyph size={size} strokeWidth={2.8} />;
}

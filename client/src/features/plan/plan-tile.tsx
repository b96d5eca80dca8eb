import { clsx } from 'clsx';
import {
  ArrowLeftRight,
  Check,
  Clock,
  CornerUpRight,
  Hourglass,
  Minus,
  Pause,
  Repeat2,
  SkipForward,
  type LucideIcon,
} from 'lucide-react';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import { ChorePicture } from '@/components/art/chore-picture';
import { Avatar } from '@/components/ui/avatar';
import { Photo } from '@/components/ui/photo';
import { ChoreArt, choreTint } from '@/components/art/chore-art';
import { choreIcon } from '@shared/rules/chore-icon';
import type { Tile, TileState } from './board';
import { reasonOf } from './plan-words';
import { StepDots } from './runs';

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

export const STATE_TONES: Record<TileState, string> = {
  planned: 'text-ink-2',
  waiting: 'text-wait',
  done: 'text-ok',
  late: 'text-treat-text',
  missed: 'text-ink-2',
  paused: 'text-ink-2',
  skipped: 'text-ink-2',
};

export function StateGlyph({ state, size = 15 }: { state: TileState; size?: number | undefined }) {
  if (state === 'planned') return <span className="size-3 rounded-full inset-ring-2 inset-ring-control" />;
  const { Glyph } = SIGNS[state];
  return <Glyph size={size} strokeWidth={2.8} />;
}

const REASONS: Record<NonNullable<Tile['exception']>['kind'], LucideIcon> = {
  moved: CornerUpRight,
  assigned: ArrowLeftRight,
  skipped: SkipForward,
};

const GROUNDS: Partial<Record<TileState, string>> = {
  waiting: 'bg-star-soft inset-ring-2 inset-ring-star-lip',
  done: 'bg-sunken text-ink-2',
  late: 'bg-treat-soft inset-ring-2 inset-ring-treat-lip',
  missed: 'border-2 border-dashed border-control text-ink-2',
  paused: 'bg-sunken text-ink-2',
  skipped: 'bg-sunken text-ink-2',
};

export function NamedTile({ tile }: { tile: Tile }) {
  const { chore, state, exception } = tile;
  const isFaint = state === 'missed' || state === 'paused' || state === 'skipped';
  const reason = reasonOf(tile);
  const Glyph = exception ? REASONS[exception.kind] : chore.sharing === 'turns' ? Repeat2 : null;
  return (
    <span
      className={clsx(
        'relative flex min-h-10.5 w-full items-center gap-1.5 overflow-clip rounded-sm py-1 ps-1.25 pe-0.75 text-start text-ink desktop:gap-1.75 desktop:px-1.5',
        GROUNDS[state] ?? 'bg-(--tint)',
      )}
      style={{ '--tint': choreTint(chore.category) }}
    >
      {exception && <span className="absolute inset-y-0 start-0 w-0.75 bg-lagoon" />}
      <span className="relative size-6.75 flex-none desktop:size-7.5" aria-hidden>
        <span
          className={clsx(
            'grid size-full place-items-center overflow-hidden rounded-xs [&_img]:size-full',
            isFaint && 'opacity-50 grayscale',
          )}
        >
          <Photo src={chore.imageUrl} size={30} fallback={<ChoreArt icon={choreIcon(chore)} size={30} />} />
        </span>
        <Sign tile={tile} />
      </span>
      <span className="min-w-0 flex-1">
        <bdi
          className={clsx(
            'line-clamp-2 text-13 leading-[1.15] font-semibold hyphens-auto wrap-anywhere',
            state === 'skipped' && 'line-through',
          )}
        >
          {chore.name}
        </bdi>
        {reason !== null && (
          <span
            className={clsx(
              'mt-px flex items-center gap-0.75 text-13 leading-tight',
              state === 'late' && 'text-treat-text',
            )}
          >
            {Glyph && (
              <Glyph size={12} strokeWidth={2.8} className="flex-none max-desktop:hidden" aria-hidden />
            )}
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{reason}</span>
          </span>
        )}
        <StepDots tile={tile} />
      </span>
    </span>
  );
}

function Sign({ tile: { state, holder } }: { tile: Tile }) {
  if (state === 'planned' || state === 'skipped') return null;
  if (holder && state === 'done')
    return <Avatar kid={holder} size={18} className="absolute -end-1.25 -bottom-0.75 ring-2 ring-surface" />;
  const { Glyph, look } = SIGNS[state];
  return (
    <span
      className={clsx(
        'absolute -end-1.25 -bottom-0.75 grid size-4 place-items-center rounded-full ring-[1.5px] ring-surface',
        look,
      )}
    >
      <Glyph size={10} strokeWidth={3.8} />
    </span>
  );
}

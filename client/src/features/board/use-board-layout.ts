import { useEffect, useState, type CSSProperties } from 'react';
import type { BoardLane } from '@shared/contracts/boards';
import { useMedia } from '@/lib/page/use-media';

/** Too small for several lanes, also at 200 % of the text size. */
const PHONE = '(max-width: 639px), (max-height: 499px)';
/** Too low for two rows of lanes. */
const ONE_ROW = '(max-height: 579px)';
const UPRIGHT = '(orientation: portrait)';
/** No room for tall bands, nor below the row of a compact lane. */
const LOW = '(orientation: landscape) and (max-height: 700px)';
const NARROW = '(max-width: 999px)';

/** The most lanes with all of their rows. With more kids, lanes are compact. */
const FEW = 4;
/** On a low screen, four narrow lanes would cut most names. */
const FEW_NARROW = 3;
const PER_PAGE = 8;
const EGGS = 3;
const BACK_MS = 60_000;

export type BoardLayout = ReturnType<typeof useBoardLayout<BoardLane>>;

/** The lanes that are visible, and where. */
export function useBoardLayout<Lane = BoardLane>(lanes: readonly Lane[]) {
  const isUpright = useMedia(UPRIGHT);
  const isNarrow = useMedia(NARROW);
  const isOneRow = useMedia(ONE_ROW) && lanes.length > (isNarrow ? FEW_NARROW : FEW);
  const isPhone = useMedia(PHONE) || isOneRow;
  const isLow = useMedia(LOW);
  const kind = isPhone ? 'phone' : isUpright ? 'upright' : 'wide';
  const isCompact = !isPhone && lanes.length > FEW;
  const perPage = isPhone ? 1 : isCompact ? PER_PAGE : FEW;
  const pages = Math.max(1, Math.ceil(lanes.length / perPage));
  const [chosen, setPage] = useState(0);
  const page = Math.min(chosen, pages - 1);
  useEffect(() => {
    if (page === 0 || isPhone) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(setPage, BACK_MS, 0);
    };
    wait();
    document.addEventListener('pointerdown', wait);
    document.addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wait);
      document.removeEventListener('keydown', wait);
    };
  }, [page, isPhone]);
  // A last page with fewer lanes keeps their size.
  const count = Math.min(lanes.length, perPage);
  const columns = isPhone ? 1 : isUpright ? (isCompact ? 2 : 1) : isCompact ? Math.ceil(count / 2) : count;
  const rows = Math.ceil(count / Math.max(1, columns));
  const style: CSSProperties = { '--columns': Math.max(1, columns), '--rows': Math.max(1, rows) };
  const hasLowLanes = isCompact && (isUpright ? isNarrow && rows > 3 : isLow);
  const isLowBoard = kind === 'wide' && isLow;
  return {
    kind,
    /** The eggs below the row of a compact lane; null with all rows. */
    eggs: isCompact ? (hasLowLanes ? 0 : EGGS) : null,
    hasFewEvents: isPhone || isLowBoard || isCompact,
    page,
    pages,
    setPage: (next: number) => setPage(Math.max(0, Math.min(next, pages - 1))),
    lanes: lanes.slice(page * perPage, (page + 1) * perPage),
    attributes: {
      'data-layout': kind,
      'data-lanes': count,
      'data-compact': isCompact ? (hasLowLanes ? 'low' : 'high') : undefined,
      'data-low': isLowBoard || undefined,
      // The rows are next to the kid.
      'data-beside': (kind === 'upright' && !isCompact && count > 1) || undefined,
      style,
    },
  } as const;
}

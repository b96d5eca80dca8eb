import type { BOARD_THEMES } from '@shared/constants';
import { DAY_MS } from '@shared/constants';
import type { Board } from '@shared/contracts/boards';
import { BOARD_IMAGE_CACHE } from '@shared/rules/images';
import { restoreServerAhead, serverAhead } from '@/lib/api/server-clock';
import { deviceStorage, useStored } from '@/lib/storage/storage';
import { boardNow } from './board-clock';

/** The data that a board keeps on its device: the choices of its menu, and its last data. */

type BoardTheme = (typeof BOARD_THEMES)[number];

const SILENT_KEY = 'starnest:board-silent';
const THEME_KEY = 'starnest:board-theme';
const BOARD_KEY = 'starnest:board';

export const readsAloud = () => deviceStorage.read(SILENT_KEY) === null;

/** Whether a tap on a chore or a kid's name reads it aloud. */
export const useReadsAloud = (): boolean => useStored(readsAloud);

export const setReadsAloud = (on: boolean): void => deviceStorage.write(SILENT_KEY, on ? null : '1');

function parse<Value extends object>(key: string): Partial<Value> {
  try {
    return { ...(JSON.parse(deviceStorage.read(key) ?? '{}') as Partial<Value>) };
  } catch {
    return {};
  }
}

/** Chooses a theme for 24 hours. After that, the parent's setting applies again. */
export const chooseBoardTheme = (theme: BoardTheme): void =>
  deviceStorage.write(THEME_KEY, JSON.stringify({ theme, until: boardNow() + DAY_MS }));

/** The theme that was chosen on this device, or the parent's. */
export function boardThemeSetting(setting: BoardTheme): BoardTheme {
  const { theme, until = 0 } = parse<{ theme: BoardTheme; until: number }>(THEME_KEY);
  return theme !== undefined && boardNow() < until ? theme : setting;
}

interface KeptBoard {
  board: Board;
  /** The device time of the read, and how far the server's clock was ahead. */
  readAt: number;
  aheadMs: number;
}

/** Keeps the board's data for a start without a network. */
export const keepBoard = (board: Board, readAt: number): void =>
  deviceStorage.write(
    BOARD_KEY,
    JSON.stringify({ board, readAt, aheadMs: serverAhead() } satisfies KeptBoard),
  );

export function forgetBoard(): void {
  deviceStorage.write(BOARD_KEY, null);
  void keepPhotos([]);
}

const chores = ({ lanes, grabs, tomorrow }: Board) => [
  ...[...lanes, ...tomorrow.lanes].flatMap((lane) => lane.chores),
  ...[...grabs, ...tomorrow.grabs].map(({ chore }) => chore),
];

export const photosOf = (board: Board): string[] =>
  [...new Set(chores(board).flatMap(({ imageUrl }) => imageUrl ?? []))].toSorted();

const pathOf = ({ url }: Request): string => url.slice(window.location.origin.length);

/** Keeps exactly these photos for a start without a network. Only on a secure page. */
export async function keepPhotos(urls: readonly string[]): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(BOARD_IMAGE_CACHE);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter((request) => !urls.includes(pathOf(request))).map((request) => cache.delete(request)),
  );
  for (const url of urls) {
    // Without the network or the photo, its chore has a drawing.
    if (!kept.some((request) => pathOf(request) === url)) await cache.add(url).catch(() => undefined);
  }
}

/** The last data, if any. Also restores the server's clock, because the device's may be wrong. */
export function readKeptBoard(): { board: Board; readAt: number } | undefined {
  const { board, readAt, aheadMs } = parse<KeptBoard>(BOARD_KEY);
  if (board === undefined || readAt === undefined || aheadMs === undefined) return undefined;
  restoreServerAhead(aheadMs);
  return { board, readAt };
}

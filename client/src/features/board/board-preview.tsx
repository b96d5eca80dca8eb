import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Board } from '@shared/contracts/boards';
import type { BoardSettings } from '@shared/contracts/devices';
import { boardOn, boardThemeAt } from '@shared/rules/board-time';
import { t } from '@/lib/i18n/messages';
import { MediaWindow } from '@/lib/page/use-media';
import { useBoardClock } from './board-clock';
import styles from './board-preview.module.css';
import { BoardScene } from './board-scene';
import { BoardSky } from './board-sky';

/** The board with settings that the server may not have saved yet. Kids, stars and events that it didn't send are missing. */
export function withSettings(board: Board, settings: BoardSettings): Board {
  const { kidIds, showEvents, showStars, showGoals } = settings;
  const isShown = (kidId: string) => kidIds.length === 0 || kidIds.includes(kidId);
  return {
    ...board,
    device: { ...board.device, ...settings },
    lanes: board.lanes
      .filter(({ kid }) => isShown(kid.id))
      .map((lane) => ({
        ...lane,
        stars: showStars ? lane.stars : null,
        goal: showGoals ? lane.goal : null,
        chores: showStars ? lane.chores : lane.chores.map((chore) => ({ ...chore, starReward: null })),
      })),
    grabs: board.grabs.filter((grab) => grab.kidIds.some(isShown)),
    events: showEvents ? board.events : [],
  };
}

/** A small picture of a board on a tablet, in a frame that has its own size and theme. */
export default function BoardPreview({ board: read, settings }: { board: Board; settings: BoardSettings }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [page] = useState(framePage);
  const clock = useBoardClock(read.family.timezone);
  const board = withSettings(read, settings);
  const theme = boardThemeAt(settings.theme, board.night, clock.now, clock.timezone);
  const body = frame?.contentDocument?.body;
  useEffect(() => {
    body?.ownerDocument.documentElement.setAttribute('data-theme', theme);
  }, [body, theme]);
  return (
    <div className={styles.preview} inert aria-hidden>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It has only this app's own elements. */}
      <iframe
        title={t('board.title')}
        srcDoc={page}
        tabIndex={-1}
        className={styles.page}
        onLoad={({ currentTarget }) => setFrame(currentTarget)}
      />
      {body &&
        createPortal(
          <MediaWindow value={frame?.contentWindow ?? null}>
            <div className={styles.scene}>
              <BoardSky />
              <BoardScene
                read={board}
                board={boardOn(board, clock.today)}
                clock={clock}
                inert
                onOpen={() => undefined}
              />
            </div>
          </MediaWindow>,
          body,
        )}
    </div>
  );
}

/** An empty page with this page's styles, which include the board's by now. */
function framePage(): string {
  const { lang, dir } = document.documentElement;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map(
    ({ outerHTML }) => outerHTML,
  );
  return `<!doctype html><html lang="${lang}" dir="${dir}" data-audience="kid"><head>${sheets.join('')}</head><body></body></html>`;
}

import type { Board } from '@shared/contracts/boards';
import { Pip } from '@/components/art/pip';
import { Backdrop } from '@/components/ui/backdrop';
import { useBoard } from '@/features/board/board.api';
import { useBoardClock } from '@/features/board/board-clock';
import { BoardTop } from '@/features/board/board-top';
import { Grabs } from '@/features/board/grabs';
import { Lane } from '@/features/board/lane';
import styles from '@/features/board/board.module.css';
import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useAudience } from '@/lib/use-audience';
import { useTitle } from '@/lib/use-title';
import { useLiveUpdates } from '@/realtime/use-live-updates';

/** The family board: a screen on the wall, without a login. */
export default function BoardPage() {
  useAudience('kid');
  useTitle(t('board.title'));
  const { data, error, refetch } = useBoard();
  useLiveUpdates({
    userType: 'board',
    userId: data?.device.id ?? null,
    onSessionEnded: () => void refetch(),
  });
  return <Backdrop>{data ? <BoardBands board={data} /> : error && <NoBoard error={error} />}</Backdrop>;
}

function BoardBands({ board }: { board: Board }) {
  const clock = useBoardClock(board.family.timezone);
  return (
    <main className={styles.board}>
      <h1 className="sr-only">{t('board.title')}</h1>
      <BoardTop clock={clock} />
      <div className={styles.lanes} style={{ '--lanes': board.lanes.length }}>
        {board.lanes.map((lane) => (
          <Lane key={lane.kid.id} lane={lane} board={board} clock={clock} />
        ))}
        {board.lanes.length === 0 && <p>{t('board.noKids')}</p>}
      </div>
      <Grabs board={board} />
    </main>
  );
}

function NoBoard({ error }: { error: Error }) {
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Pip mood="look" size={160} />
      <h1 className="text-title">{t(isRefused ? 'board.notConnected' : 'board.notLoaded')}</h1>
      {isRefused && <p className="text-21">{t('board.notConnectedText')}</p>}
    </main>
  );
}

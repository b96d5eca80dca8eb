import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { Pip } from '@/components/art/pip';
import { LinkButton } from '@/components/ui/link-button';
import { useTablet } from '@/features/kid-auth/tablet.api';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { isBoard } from '@/lib/tablet';

/** A device that is no board, or no longer. Opens the board when it becomes one, and a former board its tablet's names. */
export function NoBoard({ onBoard }: { onBoard: () => void }) {
  const [wasBoard] = useState(isBoard);
  const { data: tablet, dataUpdatedAt } = useTablet();
  useEffect(() => {
    if (dataUpdatedAt > 0 && tablet?.board) onBoard();
  }, [tablet, dataUpdatedAt, onBoard]);
  // The response has also changed the hint, without which the names would lead back here.
  if (wasBoard && tablet?.board === null) return <Redirect to={paths.kidLogin()} replace />;
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Pip mood="look" size={160} />
      <h1 className="text-title">{t('board.notConnected')}</h1>
      <p className="text-21">{t('board.notConnectedText')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton href={paths.pair}>{t('pair.title')}</LinkButton>
        <LinkButton href={paths.kidLogin()}>{t('pair.codeInstead')}</LinkButton>
      </div>
    </main>
  );
}

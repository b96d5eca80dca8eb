import type { LeaderboardMode } from '@shared/constants';
import { byFileName } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./boards/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export function BoardArt({ mode, className }: { mode: LeaderboardMode; className?: string | undefined }) {
  return (
    <img src={drawings.get(mode)} alt="" width={160} height={96} className={className} draggable={false} />
  );
}

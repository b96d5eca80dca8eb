import type { BoardLane } from '@shared/contracts/boards';
import { PicturesScreen } from '@/features/kid-auth/pictures-screen';
import { useUntouched } from '@/lib/input/use-untouched';
import { KidDashboardPage, KidPage } from '../pages';

const UNTOUCHED_MS = 20_000;

async function fetchKidPage(): Promise<void> {
  await Promise.allSettled([KidPage.preload(), KidDashboardPage.preload()]);
}

/** A kid's picture login over the board, to which it returns after 20 seconds without a touch. */
export default function BoardLogin({ kid, onBack }: { kid: BoardLane['kid']; onBack: () => void }) {
  useUntouched(UNTOUCHED_MS, onBack);
  return (
    <div className="fixed inset-0 z-50 overflow-y-auto">
      <PicturesScreen familyCode={null} kid={kid} notice={null} fetchKidPage={fetchKidPage} onBack={onBack} />
    </div>
  );
}

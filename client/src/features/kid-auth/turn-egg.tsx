import { clsx } from 'clsx';
import type { Turn } from '@shared/contracts/devices';
import { ChoreEgg } from '@/components/art/chore-egg';
import { t } from '@/lib/i18n/messages';

export function TurnEgg({ turn: { icon, category }, small }: { turn: Turn; small: boolean }) {
  return (
    <span
      className={clsx(
        'absolute flex items-center rounded-full border-4 border-(--edge) bg-surface shadow-1',
        small
          ? '-end-2 -top-3.5 size-16 justify-center max-mini:-top-4.5 max-mini:size-13'
          : 'start-1/2 -bottom-9.5 h-16 w-max max-w-full -translate-x-1/2 gap-1 ps-1.5 pe-4 rtl:translate-x-1/2',
      )}
    >
      <ChoreEgg chore={{ name: '', iconName: icon, category }} size={small ? 50 : 54} className="flex-none" />
      <span className={small ? 'sr-only' : 'text-18 leading-none font-semibold max-mini:text-16'}>
        {t('tablet.yourTurn')}
      </span>
    </span>
  );
}

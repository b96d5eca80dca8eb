import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import { t } from '@/lib/i18n/messages';
import styles from './chore-tile.module.css';

export function WithdrawButton({
  chore,
  className,
  onPress,
}: {
  chore: string;
  className: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={clsx(
        styles.undo,
        'grid size-14 flex-none place-items-center rounded-md text-ink [&_svg]:size-6.5 rtl:[&_svg]:-scale-x-100',
        className,
      )}
      aria-haspopup="dialog"
      aria-label={t('kidDashboard.takeBackNamed', { chore })}
      onClick={onPress}
    >
      <Undo2 />
    </button>
  );
}

import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { t } from '@/lib/i18n/messages';

export function MyGoal({
  name,
  onGoal,
  className,
}: {
  name: string;
  onGoal: (() => void) | undefined;
  className: string;
}) {
  const look = clsx('flex items-center gap-2 font-display font-semibold', className);
  const face = (
    <>
      <Heart className="size-6.5 fill-treat text-treat-lip" />
      {t('shop.myWish')}
    </>
  );
  if (!onGoal) return <span className={look}>{face}</span>;
  return (
    <button
      type="button"
      className={look}
      aria-pressed
      aria-label={t('shop.myWishNamed', { reward: name })}
      onClick={onGoal}
    >
      {face}
    </button>
  );
}

import { CircleAlert } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useKids } from '@/features/kids/kids.api';
import type { SpentStars } from '@/features/reviews/spent-stars';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { openStarsDialog, useStarsByHand } from './stars-dialog-state';

export default function SpentStarsDialog({ spent, onClose }: { spent: SpentStars; onClose: () => void }) {
  const { kid, name, given, missing } = spent;
  const [, navigate] = useLocation();
  const canMoveStars = useStarsByHand();
  const has = useKids().data?.find(({ id }) => id === kid.id)?.totalStars ?? given - missing;
  const take = () => {
    onClose();
    openStarsDialog({ kidId: kid.id, mode: 'take', amount: Math.min(given, has) });
  };
  const showReward = () => {
    onClose();
    navigate(`${paths.parentKidPage(kid.id)}?source=rewards`);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('spent.title')} width={500}>
      <p className="mt-4 flex items-start gap-2.5 rounded-md bg-wait-soft px-3.5 py-3 text-15 leading-snug font-medium text-wait wrap-anywhere">
        <CircleAlert aria-hidden size={20} className="mt-px flex-none" />
        {t('spent.text', { what: name, given, kid: kid.name, has, missing })}
      </p>
      <p className="mt-3.5 text-15">{t('spent.choices')}</p>
      <div className="mt-5 grid gap-3 mini:flex mini:flex-wrap mini:*:last:flex-1">
        <Button onClick={onClose}>{t('spent.wait')}</Button>
        {canMoveStars && has > 0 && <Button onClick={take}>{t('spent.takeManually')}</Button>}
        <Button variant="primary" onClick={showReward}>
          {t('spent.showReward')}
        </Button>
      </div>
    </Dialog>
  );
}

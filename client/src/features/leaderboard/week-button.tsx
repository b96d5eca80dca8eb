import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';

export function WeekButton({
  isBack,
  busy,
  onPress,
}: {
  isBack: boolean;
  busy: boolean;
  onPress: () => void;
}) {
  const label = t(isBack ? 'leaderboard.thisWeek' : 'leaderboard.lastWeek');
  return (
    <Button size="sm" aria-label={label} aria-disabled={busy || undefined} onClick={onPress}>
      {!isBack && <ArrowLeft className="rtl:-scale-x-100" />}
      <span className="@max-xl/leaderboard:hidden">{label}</span>
      {isBack && <ArrowRight className="rtl:-scale-x-100" />}
    </Button>
  );
}

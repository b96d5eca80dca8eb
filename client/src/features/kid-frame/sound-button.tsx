import { Music, VolumeOff } from 'lucide-react';
import { useFamily } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import { setMuted, useMuted } from '@/lib/sound/sounds';

/** A button that is hidden if the family or reduced motion turns sounds off. */
export function SoundButton({
  className,
  iconOnly = false,
}: {
  className?: string | undefined;
  iconOnly?: boolean;
}) {
  const muted = useMuted();
  const { data: family } = useFamily();
  if (!family?.sounds || prefersReducedMotion()) return null;
  return (
    <button
      type="button"
      className={className}
      aria-label={iconOnly ? t('kidDashboard.sound') : undefined}
      aria-pressed={!muted}
      onClick={() => setMuted(!muted)}
    >
      {muted ? <VolumeOff /> : <Music />}
      {!iconOnly && t('kidDashboard.sound')}
    </button>
  );
}

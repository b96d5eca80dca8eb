import { Music, VolumeOff } from 'lucide-react';
import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { setMuted, useMuted } from '@/lib/sounds';

/** Mutes and unmutes this device for the kid. Hidden if the family or reduced motion turns sounds off. */
export function SoundButton({ className }: { className?: string | undefined }) {
  const muted = useMuted();
  const { data: family } = useFamily();
  if (!family?.sounds || prefersReducedMotion()) return null;
  return (
    <button type="button" className={className} aria-pressed={!muted} onClick={() => setMuted(!muted)}>
      {muted ? <VolumeOff /> : <Music />}
      {t('kidDashboard.sound')}
    </button>
  );
}

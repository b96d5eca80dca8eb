import { StateArt } from '@/components/art/state-art';
import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { setMuted, useMuted } from '@/lib/sounds';

/**
 * Turns the sounds of this device on and off for the kid. Not there where they are off anyway: for the family, or where
 * little motion is wanted.
 */
export function SoundButton({ className }: { className?: string | undefined }) {
  const muted = useMuted();
  const { data: family } = useFamily();
  if (!family?.sounds || prefersReducedMotion()) return null;
  return (
    <button type="button" className={className} aria-pressed={!muted} onClick={() => setMuted(!muted)}>
      <StateArt name={muted ? 'sound-off' : 'sound-on'} size={34} />
      {t('kidDashboard.sound')}
    </button>
  );
}

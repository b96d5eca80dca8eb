import { Ear, Music, VolumeOff, CalendarDays } from 'lucide-react';
import { Button, LinkButton } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { setReadingTaps, useReadingTaps } from '@/lib/storage/read-taps';
import { canSpeak, speak, stopSpeaking } from '@/lib/sound/speech';
import { buttonSizes } from '@/components/ui/button-look';
import { StateArt } from '@/components/art/state-art';
import { useFamily } from '@/lib/dates/family-clock';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { setMuted, useMuted } from '@/lib/sound/sounds';
import { paths, type KidTab } from '@/lib/page/paths';
import { goodnightOpen, useNightButton, wakeUp } from './night';

export const HEAD_BUTTON = `${buttonSizes['bar']} flex-none [&_svg]:size-8! max-tablet:[&_svg]:size-7!`;

export function ListenButton() {
  const on = useReadingTaps();
  if (!canSpeak()) return null;
  const toggle = () => {
    setReadingTaps(!on);
    if (on) stopSpeaking();
    else speak(t('kidDashboard.readToMeHow'));
  };
  return (
    <Button
      iconOnly
      variant={on ? 'highlight' : undefined}
      className={HEAD_BUTTON}
      data-ear=""
      aria-label={t('kidDashboard.readToMe')}
      aria-pressed={on}
      onClick={toggle}
    >
      <Ear />
    </Button>
  );
}

export function NightButton({
  kidId,
  className,
  iconOnly = false,
}: {
  kidId: string;
  className?: string | undefined;
  iconOnly?: boolean;
}) {
  const now = useNightButton(kidId);
  if (!now) return null;
  const isAsleep = now.button === 'wake';
  const label = t(isAsleep ? 'goodnight.wake' : 'goodnight.button');
  return (
    <button
      type="button"
      className={className}
      data-night={now.button}
      aria-label={iconOnly ? label : undefined}
      aria-haspopup={isAsleep ? undefined : 'dialog'}
      onClick={() => (isAsleep ? wakeUp(kidId, now.night) : goodnightOpen.set(true))}
    >
      <StateArt name={isAsleep ? 'sunrise' : 'evening-moon'} size={34} />
      {!iconOnly && label}
    </button>
  );
}

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

export function CalendarLink({ page, tab, label }: { page: string; tab: KidTab; label: string }) {
  return (
    <LinkButton iconOnly size="compact" href={paths.kidTab(page, tab)} aria-label={label}>
      <CalendarDays className="size-7!" />
    </LinkButton>
  );
}

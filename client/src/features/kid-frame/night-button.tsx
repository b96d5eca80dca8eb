import { StateArt } from '@/components/art/state-art';
import { t } from '@/lib/i18n/messages';
import { goodnightOpen, useNightButton, wakeUp } from './night';

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

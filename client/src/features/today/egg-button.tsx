import { clsx } from 'clsx';
import { Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import { ChoreEgg } from '@/components/art/chore-egg';
import type { EggLook } from '@/components/art/egg-shapes';
import { useReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { canSpeak } from '@/lib/sound/speech';

export function EggButton({
  chore,
  look,
  size,
  pale = false,
  text,
  ear = false,
  className,
  children,
}: {
  chore: Chore;
  look: EggLook;
  size: number;
  pale?: boolean;
  text: string;
  ear?: boolean;
  className: string;
  children?: ReactNode;
}) {
  const { speaking, toggle } = useReadAloud(text);
  const egg = (
    <>
      <ChoreEgg
        chore={chore}
        look={look}
        size={size}
        className={clsx('start-1/2 -translate-x-1/2 rtl:translate-x-1/2', pale && 'opacity-60 saturate-50')}
      />
      {ear && canSpeak() && (
        <span
          className={clsx(
            'absolute end-0 top-0 grid size-9.5 place-items-center rounded-full inset-ring-2 inset-ring-ring [&_svg]:size-5.25',
            speaking ? 'bg-lagoon text-on-lagoon' : 'bg-surface text-lagoon-text',
          )}
          aria-hidden
        >
          {speaking ? <Square fill="currentColor" /> : <Volume2 />}
        </span>
      )}
      {children}
    </>
  );
  if (!canSpeak()) return <div className={clsx('relative', className)}>{egg}</div>;
  return (
    <button
      type="button"
      className={clsx('relative', className)}
      data-ear={text}
      aria-label={t('ui.readAloud', { of: chore.name })}
      aria-pressed={speaking}
      onClick={toggle}
    >
      {egg}
    </button>
  );
}

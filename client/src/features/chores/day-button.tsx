import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export function DayButton({
  label,
  chosen,
  onClick,
  children,
}: {
  label: string;
  chosen: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={chosen}
      className={clsx(
        'grid min-h-12 content-center justify-items-center gap-0.5 rounded-md font-display text-14 leading-none font-semibold transition-colors duration-(--dur-ui)',
        chosen ? 'bg-lagoon text-on-lagoon' : 'bg-sunken text-ink-2 hover:text-ink',
      )}
      onClick={onClick}
    >
      {children}
      {chosen && <Check size={13} className="stroke-[3.6]" />}
    </button>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'ok' | 'wait' | 'danger' | 'info' | 'lagoon';

const tones: Record<ChipTone, string> = {
  plain: 'bg-sunken text-ink-2',
  ok: 'bg-ok-soft text-ok',
  wait: 'bg-wait-soft text-wait',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  lagoon: 'bg-lagoon-soft text-lagoon-text',
};

/** Include an icon, so that color isn't the only sign. */
export function Chip({
  tone = 'plain',
  className,
  children,
}: {
  tone?: ChipTone;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6.5 items-center gap-1.5 rounded-full px-2.5 py-0.5 font-body text-13 leading-[1.2] font-semibold whitespace-nowrap [&_svg]:size-3.5 [&_svg]:stroke-[2.8]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

const look =
  'inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full px-2.75 py-1.5 text-15 leading-tight font-semibold inset-ring-2 transition-colors duration-(--dur-ui) [&_svg]:size-4.5';

/** A chip that can be chosen. With `aria-expanded` it opens more choices. A `plain` one has no check mark. */
export function ChoiceChip({
  chosen,
  plain = false,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { chosen: boolean; plain?: boolean }) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={rest['aria-expanded'] === undefined ? chosen : undefined}
      data-chosen={chosen || undefined}
      className={clsx(
        look,
        chosen
          ? 'bg-lagoon-soft text-lagoon-text inset-ring-lagoon'
          : 'bg-surface text-ink-2 inset-ring-line hover:text-ink hover:inset-ring-control',
        className,
      )}
    >
      {children}
      {chosen && !plain && <Check className="size-3.5! stroke-[3.6]" aria-hidden />}
    </button>
  );
}

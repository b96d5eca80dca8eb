import { clsx } from 'clsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldError } from './field';

/** A row of chips. On narrow phones it scrolls sideways and keeps the selected chip visible. */
export function ChipRow({ className, ...rest }: { className?: string | undefined } & RowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-chosen]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 48;
  }, []);
  return (
    <fieldset
      {...rest}
      ref={row}
      className={clsx(
        // Space for the focus ring, which a scrolling box would clip.
        'flex min-w-0 gap-1.5 max-mini:-mx-4.5 max-mini:-my-1.5 max-mini:overflow-x-auto max-mini:px-4.5 max-mini:py-1.5 max-mini:[scrollbar-width:none] mini:flex-wrap',
        className,
      )}
    />
  );
}

interface RowProps {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  children: ReactNode;
}

export function ChipLine({
  label,
  words,
  error,
  chips,
  children,
}: {
  label: string;
  words: string;
  error?: string | undefined;
  chips: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="field grid min-w-0 gap-1.5" data-invalid={error ? true : undefined}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span id={id} className="label">
          {label}
        </span>
        <output id={`${id}-words`} className="text-14 text-ink-2">
          {words}
        </output>
      </p>
      <ChipRow aria-labelledby={id} aria-describedby={`${id}-words`}>
        {chips}
      </ChipRow>
      {children}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

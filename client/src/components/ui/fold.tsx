import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** `value` is the content's summary. Opens itself for errors. */
export function Fold({
  title,
  value,
  Icon,
  startOpen = false,
  invalid = false,
  children,
}: {
  title: string;
  value: string;
  Icon: LucideIcon;
  startOpen?: boolean;
  invalid?: boolean;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(startOpen);
  return (
    <details
      className="group/fold min-w-0 border-t-2 border-line last-of-type:border-b-2"
      open={opened || invalid}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-13.5 cursor-pointer list-none items-center gap-3 rounded-sm text-16 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon size={20} className="flex-none text-lagoon-text" aria-hidden />
        <span className="flex-none">{title}</span>
        <output className="ms-auto line-clamp-3 min-w-0 py-1 text-end text-15 leading-tight font-normal text-ink-2 max-mini:text-14">
          {value}
        </output>
        <ChevronRight
          size={19}
          className="flex-none text-ink-2 transition-transform group-open/fold:rotate-90 rtl:-scale-x-100 rtl:group-open/fold:-rotate-90"
          aria-hidden
        />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 pt-1 pb-4">{children}</div>
    </details>
  );
}

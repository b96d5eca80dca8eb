import { clsx } from 'clsx';

export const SEGMENTS =
  'inline-flex max-w-full gap-1 overflow-x-auto rounded-md bg-sunken p-1 [scrollbar-width:none]';
export const SEGMENT = clsx(
  'segment inline-flex min-h-11 flex-[1_0_auto] items-center justify-center gap-1.5 rounded-sm px-3.5 text-14 leading-none',
  'font-semibold whitespace-nowrap text-ink-2 transition-colors duration-(--dur-ui)',
  'hover:text-ink focus-visible:-outline-offset-3 chosen:bg-raised chosen:text-ink chosen:shadow-[0_2px_0_var(--color-shade)]',
  'forced-colors:border-2 [&_small]:text-13 [&_small]:font-medium [&_small]:text-ink-2 [&_svg]:size-4.5',
);

import type { ReactNode } from 'react';
import type { Loadable } from './use-kid-dashboard';

export function Section({
  name,
  title,
  from,
  children,
}: {
  name: string;
  title: string;
  from?: Loadable<unknown>;
  children: ReactNode;
}) {
  const busy = from !== undefined && from.data === undefined && !from.failed;
  return (
    <section className="scroll-mt-1" data-section={name} aria-label={title} aria-busy={busy || undefined}>
      <h2
        tabIndex={-1}
        className="mx-1 mt-8.5 mb-4 text-32 focus:shadow-none focus:outline-none max-tablet:mt-6.5 max-tablet:mb-3.5 max-tablet:text-26"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

export function NestCard({
  name,
  title,
  busy,
  children,
}: {
  name: string;
  title: string;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className="mt-5.5 scroll-mt-24 rounded-2xl bg-surface px-3 pt-4 pb-5 shadow-tile"
      data-section={name}
      aria-label={title}
      aria-busy={busy || undefined}
    >
      <h2 tabIndex={-1} className="mb-3.5 text-center text-21 focus:shadow-none focus:outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

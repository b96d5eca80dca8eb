import type { ReactNode } from 'react';

export function Line({
  picture,
  name,
  text,
  children,
}: {
  picture: ReactNode;
  name: ReactNode;
  text: ReactNode;
  /** The suggested action, or null if the viewer may not do it. */
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-16 items-center gap-3.5 border-line py-3 in-[li+li]:border-t-2">
      <span className="flex-none max-sm:self-start" aria-hidden>
        {picture}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-48">
          <h4 className="text-16 leading-tight">
            <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
          </h4>
          <p className="mt-0.5 text-14 leading-snug text-ink-2 wrap-anywhere">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';

export function MessageTile({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className="tile mt-4.5 w-[min(460px,100%)] px-6 pt-5 pb-6 text-center text-21 leading-[1.4] [&>p]:mt-1.5 [&>output]:mt-1.5 [&>output]:block">
      {title !== undefined && (
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
      )}
      {children}
    </div>
  );
}

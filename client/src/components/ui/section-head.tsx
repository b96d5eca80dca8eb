import type { ReactNode } from 'react';

export function SectionHead({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="mb-5.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 max-laptop:mb-3 max-laptop:min-h-13">
      <div className="min-w-0 content-center max-laptop:min-h-11">
        <h1 tabIndex={-1} className="text-32 max-laptop:text-26">
          {title}
        </h1>
        {text && <p className="mt-1 text-ink-2 max-laptop:sr-only">{text}</p>}
      </div>
      {action}
    </div>
  );
}

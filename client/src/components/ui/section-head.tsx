import type { ReactNode } from 'react';

/** The head of a parent's tab: its name, and beside it its main key. */
export function SectionHead({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="mb-5.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        {/* Takes the focus when the tab was reached from a link that is gone. */}
        <h1 tabIndex={-1} className="text-26 sm:text-32">
          {title}
        </h1>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
      </div>
      {action}
    </div>
  );
}

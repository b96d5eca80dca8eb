import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export const listRows = 'grid *:not-first:border-t-2 *:not-first:border-line';

const looks = {
  plain: 'rounded-md bg-sunken text-ink-2',
  info: 'rounded-md bg-info-soft text-info',
  person: 'rounded-full bg-lagoon-soft font-display text-18 font-semibold text-lagoon-text',
  open: 'rounded-full text-ink-2 outline-2 -outline-offset-2 outline-control outline-dashed',
};

export function ListRow({
  picture,
  look = 'plain',
  name,
  chips,
  text,
  children,
}: {
  picture?: ReactNode;
  look?: keyof typeof looks;
  name: string;
  chips?: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-end gap-x-3.5 gap-y-2 py-2.5">
      {picture !== undefined && (
        <span
          className={clsx('grid size-11 flex-none place-items-center [&_svg]:size-5.5', looks[look])}
          aria-hidden
        >
          {picture}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="line-clamp-4 font-display text-16 leading-tight font-semibold wrap-anywhere">
            {name}
          </bdi>
          {chips}
        </p>
        {text !== undefined && <p className="mt-0.5 text-14 leading-snug text-ink-2">{text}</p>}
      </div>
      {children}
    </li>
  );
}

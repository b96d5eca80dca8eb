import { clsx } from 'clsx';
import { lazy, type ReactNode } from 'react';
import { Chip } from '@/components/ui/chip';
import { ExtraPart } from '@/components/ui/part-boundary';
import { Stars } from '@/components/ui/stars';
import { t, withMessages } from '@/lib/i18n/messages';
import type { StatusLook } from './status-looks';

const atEnd = 'justify-self-end @3xl/history:justify-self-start @5xl/history:justify-self-end';

export function DayLine({
  picture,
  name,
  stars,
  look,
  who,
  detail,
  forKid = false,
  children,
}: {
  picture: ReactNode;
  name: string;
  stars: number;
  look: StatusLook;
  who?: ReactNode;
  detail?: string | undefined;
  forKid?: boolean;
  children?: ReactNode;
}) {
  return (
    <li
      className={clsx(
        'grid grid-cols-[64px_minmax(0,1fr)_fit-content(50%)] items-center gap-x-3.5 gap-y-1 py-3.5 last:pb-0',
        '@3xl/history:grid-cols-[64px_minmax(0,1fr)] @5xl/history:grid-cols-[64px_minmax(0,1fr)_fit-content(50%)]',
      )}
    >
      <span className="row-span-2 tiny:row-span-3 tiny:self-start @3xl/history:row-span-3 @3xl/history:self-start @5xl/history:row-span-2">
        {picture}
      </span>
      <h3 className="text-16 wrap-anywhere kid:text-21">
        <bdi>{name}</bdi>
      </h3>
      <Stars drawn={forKid} count={stars} className={`text-16 kid:text-21 ${atEnd}`} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-14 wrap-anywhere text-ink-2 tiny:col-span-2 tiny:empty:hidden @3xl/history:empty:hidden @5xl/history:empty:flex">
        {who ?? (detail && <span>{detail}</span>)}
      </span>
      <Chip
        tone={look.tone}
        className={`whitespace-normal! tiny:col-start-2 tiny:col-span-2 tiny:justify-self-start kid:text-18 @3xl/history:col-start-2 @5xl/history:col-start-3 ${atEnd}`}
      >
        <look.Icon />
        {t(`history.status.${look.word}`)}
      </Chip>
      {who && detail && <p className="col-start-2 -col-end-1 text-14 wrap-anywhere text-ink-2">{detail}</p>}
      {children}
    </li>
  );
}

export function DayNote({ by, text }: { by: string; text: string }) {
  return (
    <p className="col-span-full mt-1.5 rounded-sm rounded-ss-2xs bg-sunken px-3 py-2 text-14 leading-[1.4] wrap-anywhere text-ink-2 kid:text-16">
      <b className="font-semibold text-ink">{by}</b> <bdi>{text}</bdi>
    </p>
  );
}

const UndoReview = lazy(() => withMessages(import('./undo-review'), 'adults'));

/** For adults. */
export function UndoLine(review: { id: string; kidId: string }) {
  return (
    <div className="col-span-full col-start-2 justify-self-start empty:hidden">
      <ExtraPart>
        <UndoReview {...review} />
      </ExtraPart>
    </div>
  );
}

import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/i18n/messages';
import { useHash } from '@/lib/page/use-hash';
import type { SettingId } from './settings-groups';

export function SettingsCard({ danger, children }: { danger?: boolean; children: ReactNode }) {
  return (
    <Card
      className={clsx(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] px-4 *:not-first:border-t-2 *:not-first:border-line mini:px-5.5 [&>[aria-busy]]:py-4.5',
        danger && 'inset-ring-2 inset-ring-danger/40',
      )}
    >
      {children}
    </Card>
  );
}

/**
 * A control is next to the title and description, or below. With `unfold`, the content below opens with a
 * button of this label, or with the setting's address.
 */
export function Setting({
  id,
  text = t(`settings.about.${id}`),
  control,
  controlId,
  saved = false,
  unfold,
  children,
}: {
  id: SettingId;
  text?: ReactNode;
  control?: ReactNode;
  /** The title labels it and `${controlId}-hint` describes it. */
  controlId?: string;
  saved?: boolean;
  unfold?: string;
  children?: ReactNode;
}) {
  const contentId = useId();
  const isCurrent = useHash() === id;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = unfold === undefined || (chosen ?? isCurrent);
  const title = t(`settings.row.${id}`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    <section className="scroll-mt-5 py-4.5 wrap-anywhere">
      <div
        className={
          unfold === undefined
            ? 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3'
            : 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6'
        }
      >
        <div className={unfold === undefined ? 'min-w-0 flex-1 basis-44' : 'contents'}>
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 ref={heading} tabIndex={-1} className="text-18">
              {controlId === undefined ? title : <label htmlFor={controlId}>{title}</label>}
            </h2>
            <SavedMark saved={saved} />
          </div>
          <p
            id={controlId && `${controlId}-hint`}
            className={clsx(
              'mt-0.5 text-15 leading-snug text-ink-2',
              unfold !== undefined && 'self-start max-mini:col-span-2 max-mini:mt-1.5',
            )}
          >
            {text}
          </p>
        </div>
        {unfold !== undefined && (
          <Button
            variant="secondary"
            className="col-start-2 row-start-1 mini:row-span-2"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-label={`${unfold}: ${title}`}
            onClick={() => setChosen(!isOpen)}
          >
            {unfold}
            <ChevronDown className={clsx(isOpen && 'rotate-180')} />
          </Button>
        )}
        {control}
      </div>
      {isOpen && children != null && children !== false && (
        <div id={contentId} className="mt-4">
          {children}
        </div>
      )}
    </section>
  );
}

export function SavedMark({ saved }: { saved: boolean }) {
  return (
    <output className="text-14 font-semibold text-ok">
      {saved && (
        <span className="flex animate-fade items-center gap-1">
          <Check size={16} className="stroke-[3]" aria-hidden />
          {t('settings.choiceSaved')}
        </span>
      )}
    </output>
  );
}

export function ChoiceLabel({ id, saved, children }: { id: string; saved: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3">
      <label htmlFor={id} className="cursor-pointer text-15 font-semibold">
        {children}
      </label>
      <SavedMark saved={saved} />
    </div>
  );
}

import { ChevronDown, Hourglass, Telescope } from 'lucide-react';
import { clsx } from 'clsx';
import { lazy, useId, useState } from 'react';
import type { TuneUp } from '@shared/contracts/tune-up';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { ForManagers } from '@/components/ui/for-managers';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import { toastFailure } from '@/components/ui/use-toast';
import { offerUndo } from '@/features/reviews/undo-offer';
import { formatLocale } from '@/lib/i18n/locale';
import { t, withMessages } from '@/lib/i18n/messages';
import { useTuneUp, useTuneUpDone } from './tune-up.api';

const TuneUpLines = lazy(() => withMessages(import('./tune-up-lines'), 'manage'));

/** A card that is hidden if loading fails. */
export function TuneUpCard() {
  const { data } = useTuneUp();
  return data?.state === 'open' ? <OpenTuneUp tuneUp={data} /> : null;
}

function OpenTuneUp({ tuneUp }: { tuneUp: TuneUp }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [titleId, linesId] = [useId(), useId()];
  const { mutateAsync: setDone, isPending } = useTuneUpDone();
  const { from } = tuneUp;
  const title = t('tuneUp.title', { month: monthOf(from) });
  const finish = () =>
    setDone({ from, done: true })
      .then(() => {
        offerUndo({
          kind: 'changed',
          kid: null,
          name: title,
          stars: 0,
          text: t('tuneUp.doneText'),
          undo: () => setDone({ from, done: false }),
        });
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
      })
      .catch((error: unknown) => toastFailure(t('tuneUp.doneFailed'), error));
  return (
    <Card as="section" className="px-4 py-4 mini:px-5.5" aria-labelledby={titleId}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          className="grid size-11 flex-none place-items-center rounded-md bg-lagoon-soft text-lagoon-text"
          aria-hidden
        >
          <Telescope />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={titleId} className="text-21 leading-tight">
            {title}
          </h2>
          <p className="mt-0.5 text-14 text-ink-2">{t('tuneUp.text')}</p>
        </div>
        <Found tuneUp={tuneUp} />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={linesId}
          onClick={() => {
            setOpen(!isOpen);
            setWasOpen(true);
          }}
        >
          {isOpen ? t('tuneUp.hide') : t('tuneUp.show')}
          <ChevronDown className={clsx(isOpen && 'rotate-180')} />
        </Button>
      </header>
      <div id={linesId} hidden={!isOpen}>
        {wasOpen && (
          <PanelPart loading={<Skeleton className="mt-4 h-60 rounded-lg" />}>
            <TuneUpLines tuneUp={tuneUp} />
          </PanelPart>
        )}
        <ForManagers>
          <div className="mt-4 flex justify-end">
            <Button variant="primary" saves saving={isPending} onClick={() => void finish()}>
              {t('tuneUp.done')}
            </Button>
          </div>
        </ForManagers>
      </div>
    </Card>
  );
}

function Found({ tuneUp: { chores, rewards, waits } }: { tuneUp: TuneUp }) {
  const none = chores.length + rewards.length + waits.length === 0;
  return (
    <p className="flex flex-wrap gap-1.5">
      {chores.length > 0 && <Chip>{t('tuneUp.someChores', { count: chores.length })}</Chip>}
      {rewards.length > 0 && <Chip>{t('tuneUp.someRewards', { count: rewards.length })}</Chip>}
      {waits.length > 0 && (
        <Chip tone="wait">
          <Hourglass />
          {t('tuneUp.someWaits', { count: waits.length })}
        </Chip>
      )}
      {none && <Chip tone="ok">{t('tuneUp.allWell')}</Chip>}
    </p>
  );
}

const monthOf = (date: string) =>
  new Intl.DateTimeFormat(formatLocale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

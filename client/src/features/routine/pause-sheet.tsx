import { CheckCheck, Play, RotateCcw, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/messages';

interface PauseActions {
  keepGoing: () => void;
  skip: () => void;
  everything: () => void;
  startOver: () => void;
}

/** The paused routine: keep going, skip the step, submit everything, or start over after a second tap. */
export function PauseSheet({ actions }: { actions: PauseActions }) {
  return (
    <Dialog
      open
      onOpenChange={actions.keepGoing}
      title={t('routine.paused')}
      sheet
      crown={<Pip mood="sleep" size={140} />}
      closeButton={false}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.querySelector('button')?.focus();
      }}
    >
      <div className="mt-4.5 grid gap-3 text-start low:grid-cols-[1fr_1fr]">
        <PauseChoices actions={actions} />
      </div>
    </Dialog>
  );
}

export function PauseChoices({ actions }: { actions: PauseActions }) {
  const [isSure, setSure] = useState(false);
  return (
    <>
      <Button variant="highlight" wide onClick={actions.keepGoing}>
        <Play fill="currentColor" className="rtl:-scale-x-100" />
        {t('routine.keepGoing')}
      </Button>
      <Button wide onClick={actions.skip}>
        <SkipForward className="rtl:-scale-x-100" />
        {t('routine.skip')}
      </Button>
      <Button wide onClick={actions.everything}>
        <CheckCheck />
        {t('routine.everything')}
      </Button>
      <Button wide onClick={() => (isSure ? actions.startOver() : setSure(true))}>
        <RotateCcw className="rtl:-scale-x-100" />
        <span aria-live="polite">{t(isSure ? 'routine.startOverSure' : 'routine.startOver')}</span>
      </Button>
    </>
  );
}

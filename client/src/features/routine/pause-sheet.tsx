import { CheckCheck, Play, RotateCcw, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/messages';
import styles from './player.module.css';

/** The paused routine: keep going, skip the step, submit everything, or start over after a second tap. */
export function PauseSheet({
  onKeepGoing,
  onSkip,
  onEverything,
  onStartOver,
}: {
  onKeepGoing: () => void;
  onSkip: () => void;
  onEverything: () => void;
  onStartOver: () => void;
}) {
  const [isSure, setSure] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onKeepGoing}
      title={t('routine.paused')}
      sheet
      crown={<Pip mood="sleep" size={140} />}
      closeButton={false}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.querySelector('button')?.focus();
      }}
    >
      <div className={styles.sheet}>
        <Button variant="highlight" wide onClick={onKeepGoing}>
          <Play fill="currentColor" className="rtl:-scale-x-100" />
          {t('routine.keepGoing')}
        </Button>
        <Button wide onClick={onSkip}>
          <SkipForward className="rtl:-scale-x-100" />
          {t('routine.skip')}
        </Button>
        <Button wide onClick={onEverything}>
          <CheckCheck />
          {t('routine.everything')}
        </Button>
        <Button wide onClick={() => (isSure ? onStartOver() : setSure(true))}>
          <RotateCcw className="rtl:-scale-x-100" />
          <span aria-live="polite">{t(isSure ? 'routine.startOverSure' : 'routine.startOver')}</span>
        </Button>
      </div>
    </Dialog>
  );
}

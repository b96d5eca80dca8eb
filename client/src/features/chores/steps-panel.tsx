import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { stepsWords } from './steps';
import { StepsEditor, TryButton, type StepsProps } from './steps-editor';

type Props = StepsProps & { onClose: () => void };

export function StepsPanel({ onClose, ...editing }: Props) {
  return (
    <section className="grid animate-fade content-start gap-3" aria-labelledby="steps-title">
      <header className="pe-8">
        <div className="flex items-center gap-1">
          <Back onClose={onClose} className="-ms-3" />
          <h3 id="steps-title" className="text-21">
            {t('steps.title')}
          </h3>
        </div>
        <p className="hint">{t('steps.hint')}</p>
      </header>
      <StepsEditor {...editing} />
    </section>
  );
}

export function StepsScreen({ onClose, ...editing }: Props) {
  const { draft, onWork } = editing;
  const name = draft.name.trim();
  const words = draft.steps.length > 0 ? stepsWords(draft.steps) : t('steps.hint');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('steps.title')}
      titleClass="ps-11 text-26"
      description={
        name !== '' && draft.steps.length > 0 ? t('steps.of', { chore: name, steps: words }) : words
      }
      className="flex flex-col bg-sunken! p-4! pb-0!"
      fullOnPhones
      closeButton={false}
    >
      <Back onClose={onClose} className="absolute start-2 top-2.5" />
      <TryButton
        draft={draft}
        variant="text"
        className="absolute end-2 top-2"
        onClick={() => onWork((before) => ({ ...before, trying: true }))}
      />
      <div className="mt-3 grow">
        <StepsEditor {...editing} tryAbove />
      </div>
      <div className="sticky bottom-0 z-1 -mx-4 mt-6 border-t-2 border-line bg-surface p-4 pb-[max(16px,env(safe-area-inset-bottom))] mini:rounded-b-xl">
        <Button variant="primary" wide onClick={onClose}>
          {t('steps.finish')}
        </Button>
      </div>
    </Dialog>
  );
}

function Back({ className, onClose }: { className: string; onClose: () => void }) {
  return (
    <Tooltip text={t('steps.back')}>
      <button
        type="button"
        className={clsx('grid size-11 place-items-center rounded-full hover:bg-surface', className)}
        aria-label={t('steps.back')}
        onClick={onClose}
      >
        <ArrowLeft size={22} className="rtl:-scale-x-100" />
      </button>
    </Tooltip>
  );
}

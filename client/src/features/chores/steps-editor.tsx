import { ClipboardList, CornerDownLeft, ImageIcon, Play } from 'lucide-react';
import { lazy, useEffect, useId, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { LIMITS } from '@shared/constants';
import { suggestedIcon } from '@shared/rules/chore-icon';
import type { Run } from '@shared/rules/routine';
import { ChoreArt } from '@/components/art/chore-art';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { DialogPart } from '@/components/ui/dialog-part';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { isRoutine, type ChoreDraft } from './chore-draft';
import { MinutesChoice } from './minutes-choice';
import { PasteSteps } from './paste-steps';
import { StepRow, type StepPart } from './step-row';
import { newStep, sumOfMinutes, type StepDraft } from './steps';
import { useStepOrder } from './use-step-order';

// Comes with the kids' player.
const TrySteps = lazy(async () => ({ default: (await import('./try-steps')).TrySteps }));

const UNDO_MS = 10_000;

/** The open parts and unsaved texts of the editor. They are kept when a turned tablet shows it as a screen. */
interface StepsWork {
  /** The text of the next step. */
  added: string;
  part: { id: string; part: StepPart } | null;
  removed: { step: StepDraft; index: number } | null;
  /** The text of the open list. */
  pasted: string | null;
  trying: boolean;
  /** Null until the routine loads. */
  run: Run | null;
}

export const NO_WORK: StepsWork = {
  added: '',
  part: null,
  removed: null,
  pasted: null,
  trying: false,
  run: null,
};

export interface StepsProps {
  draft: ChoreDraft;
  onChange: (change: Partial<ChoreDraft>) => void;
  work: StepsWork;
  onWork: Dispatch<SetStateAction<StepsWork>>;
}

export function StepsEditor({
  draft,
  onChange,
  work,
  onWork,
  tryAbove = false,
}: StepsProps & { tryAbove?: boolean }) {
  const { part, removed, pasted, trying } = work;
  const set = (changes: Partial<StepsWork>) => onWork((before) => ({ ...before, ...changes }));
  const { steps, minutes } = draft;
  const undo = useRef<HTMLButtonElement>(null);
  const change = (next: StepDraft[]) => onChange({ steps: next });
  const stopTrying = () => set({ trying: false, run: null });
  const { list, move, handle, shiftOf, draggedId, carriedId, said } = useStepOrder(steps, change);

  useEffect(() => {
    if (!removed) return undefined;
    undo.current?.focus();
    const timer = setTimeout(() => onWork((before) => ({ ...before, removed: null })), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, onWork]);

  const add = (added: readonly StepDraft[]) => {
    const fitting = added.slice(0, LIMITS.routineSteps - steps.length);
    change([...steps, ...fitting]);
    const left = added.length - fitting.length;
    if (left > 0) toast({ title: t('steps.didNotFit', { added: fitting.length, left }), tone: 'info' });
  };

  return (
    <div className="grid min-w-0 gap-3">
      <output className="sr-only">{said}</output>
      {steps.length > 0 && (
        <ol ref={list} className="relative grid gap-1.5" aria-label={t('steps.title')}>
          {steps.map((step, index) => (
            <StepRow
              key={step.id}
              step={step}
              index={index}
              total={steps.length}
              part={part?.id === step.id ? part.part : null}
              handle={handle(step)}
              isUp={draggedId === step.id || carriedId === step.id}
              shift={shiftOf(index)}
              onPart={(next) => set({ part: next && { id: step.id, part: next } })}
              onChange={(next) => change(steps.map((other) => (other.id === step.id ? next : other)))}
              onMove={(to) => move(step.id, to)}
              onRemove={() => {
                set({ removed: { step, index } });
                change(steps.filter(({ id }) => id !== step.id));
              }}
            />
          ))}
        </ol>
      )}
      {removed && (
        <div className="flex min-h-13 animate-fade items-center gap-3 rounded-md bg-float ps-4 pe-1.5 text-15 text-on-slab">
          <output className="min-w-0 flex-1 py-1 leading-tight wrap-anywhere">
            {t('steps.removed', { step: removed.step.name })}
          </output>
          <button
            ref={undo}
            type="button"
            className="min-h-11 flex-none rounded-sm px-3 font-semibold text-white hover:bg-white/12"
            onClick={() => {
              change([...steps.slice(0, removed.index), removed.step, ...steps.slice(removed.index)]);
              set({ removed: null });
            }}
          >
            {t('steps.undo')}
          </button>
        </div>
      )}
      <AddStep
        name={work.added}
        isFull={steps.length >= LIMITS.routineSteps}
        onName={(added) => set({ added })}
        onAdd={(name) => add([newStep(name)])}
      />
      {sumOfMinutes(steps) > LIMITS.routineMinutes && (
        <FieldError>{t('steps.tooLong', { hours: LIMITS.routineMinutes / 60 })}</FieldError>
      )}
      <div className="grid gap-3 mini:grid-flow-col mini:auto-cols-fr">
        {steps.length < LIMITS.routineSteps && (
          <Button variant="plain" wide onClick={() => set({ pasted: '' })}>
            <ClipboardList />
            {t('steps.paste')}
          </Button>
        )}
        {!tryAbove && <TryButton draft={draft} wide onClick={() => set({ trying: true })} />}
      </div>
      {steps.length === 0 && (
        <div className="mt-2 grid gap-2 border-t-2 border-line pt-4">
          <p className="label">{t('steps.onlyTimer')}</p>
          <p className="hint -mt-1.5">{t('steps.onlyTimerHint')}</p>
          <MinutesChoice
            label={t('steps.onlyTimer')}
            max={LIMITS.choreMinutes}
            value={minutes}
            onChange={(next) => onChange({ minutes: next })}
          />
        </div>
      )}
      {trying && (
        <DialogPart onClose={stopTrying}>
          <TrySteps draft={draft} run={work.run} onRun={(run) => set({ run })} onClose={stopTrying} />
        </DialogPart>
      )}
      {pasted !== null && (
        <PasteSteps
          text={pasted}
          onText={(text) => set({ pasted: text })}
          onAdd={add}
          onClose={() => set({ pasted: null })}
        />
      )}
    </div>
  );
}

/** Hidden until there is something to try. */
export function TryButton({
  draft,
  ...look
}: { draft: ChoreDraft; onClick: () => void } & Pick<ButtonLook, 'wide' | 'className' | 'variant'>) {
  return (
    isRoutine(draft) && (
      <Button {...look}>
        <Play className="rtl:-scale-x-100" />
        {t('steps.try')}
      </Button>
    )
  );
}

/** Stays ready for the next step. The picture follows the name. */
function AddStep({
  name,
  isFull,
  onName,
  onAdd,
}: {
  name: string;
  isFull: boolean;
  onName: (name: string) => void;
  onAdd: (name: string) => void;
}) {
  const [refused, setRefused] = useState(false);
  const errorId = useId();
  const icon = suggestedIcon(name);
  const isRefused = refused && isFull;
  return (
    <div className="field grid gap-1.5">
      <div className="flex items-center gap-2 ps-8.5 max-mini:ps-0">
        <span
          className="well size-12 flex-none transition-shadow duration-(--dur-ui) data-[found]:inset-ring-2 data-[found]:inset-ring-lagoon"
          data-found={icon ?? undefined}
        >
          {icon ? (
            <ChoreArt icon={icon} size={36} />
          ) : (
            <ImageIcon size={20} className="text-ink-2" aria-hidden />
          )}
        </span>
        <span className="relative min-w-0 flex-1">
          <Input
            autoComplete="off"
            enterKeyHint="done"
            className="min-h-12! pe-16!"
            placeholder={t('steps.add')}
            aria-label={t('steps.add')}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? errorId : undefined}
            maxLength={LIMITS.stepName}
            value={name}
            onChange={({ target }) => onName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (name.trim() === '') return;
              setRefused(isFull);
              if (isFull) return;
              onAdd(name.trim());
              onName('');
            }}
          />
          {name !== '' && (
            <kbd
              className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 rounded-xs bg-sunken px-2 py-1 font-body text-13 font-semibold text-ink-2"
              aria-hidden
            >
              <CornerDownLeft size={16} className="rtl:-scale-x-100" />
            </kbd>
          )}
        </span>
      </div>
      {isRefused && <FieldError id={errorId}>{t('steps.full', { max: LIMITS.routineSteps })}</FieldError>}
    </div>
  );
}

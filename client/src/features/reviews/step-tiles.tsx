import { clsx } from 'clsx';
import { Check, Minus, RotateCcw, SkipForward } from 'lucide-react';
import type { RoutineRecord } from '@shared/contracts/routines';
import { CHORE_ICONS } from '@shared/icons';
import { ChoreArt } from '@/components/art/chore-art';
import { t } from '@/lib/i18n/messages';
import { stepTime } from '@/lib/i18n/submission-words';

type RecordedStep = RoutineRecord['steps'][number];

const SIGNS = { done: Check, skipped: SkipForward, open: Minus } as const;
const badge = 'absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full ring-2 ring-surface';
const tile = 'relative grid min-h-16 w-full place-items-center gap-1 rounded-md bg-sunken px-2 py-2';

/** Without an id, the chore no longer has the step. */
export type StepToRepeat = RecordedStep & { id: string | null };

export function StepTiles({ steps }: { steps: readonly RecordedStep[] }) {
  return (
    <ul
      className="col-span-full grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2.5"
      aria-label={t('steps.title')}
    >
      {steps.map((step, index) => {
        const Glyph = SIGNS[step.state];
        return (
          <li key={index} className={tile} title={step.name}>
            <StepFace step={step} />
            <span
              className={clsx(badge, step.state === 'done' ? 'bg-ok text-surface' : 'bg-ink-2 text-surface')}
            >
              <Glyph size={14} strokeWidth={3.2} className="rtl:-scale-x-100" aria-hidden />
            </span>
            <span className="sr-only">{t(`reviews.step.${step.state}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function RepeatSteps({
  steps,
  chosen,
  onChange,
}: {
  steps: readonly StepToRepeat[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset className="min-w-0 max-laptop:mt-4 laptop:mb-4">
      <legend className="mb-2.5 text-15 font-semibold">{t('reviews.redo')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2.5">
        {steps.map(({ id, ...step }, index) => {
          const isChosen = id !== null && chosen.includes(id);
          return (
            <button
              key={index}
              type="button"
              className={clsx(
                tile,
                'hover:inset-ring-2 hover:inset-ring-control disabled:opacity-50',
                isChosen && 'bg-star-soft! inset-ring-2 inset-ring-star-lip',
              )}
              disabled={id === null}
              aria-pressed={isChosen}
              title={step.name}
              onClick={() =>
                id !== null && onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
              }
            >
              <StepFace step={step} />
              {isChosen && (
                <span className={clsx(badge, 'bg-star text-on-star')}>
                  <RotateCcw size={14} strokeWidth={3.2} aria-hidden />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function StepFace({ step: { name, iconName, seconds } }: { step: RecordedStep }) {
  const icon = CHORE_ICONS.find((known) => known === iconName);
  return (
    <>
      {icon ? (
        <>
          <ChoreArt icon={icon} size={34} />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        <bdi className="mt-3 line-clamp-2 text-center text-13 leading-tight font-semibold wrap-anywhere">
          {name}
        </bdi>
      )}
      <span className="text-13 leading-none text-ink-2 tabular-nums">{stepTime(seconds)}</span>
    </>
  );
}

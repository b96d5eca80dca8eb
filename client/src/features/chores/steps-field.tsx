import { clsx } from 'clsx';
import { ChevronRight, ListChecks, Timer } from 'lucide-react';
import { useId, type Ref } from 'react';
import { ChoreArt } from '@/components/art/chore-art';
import { StateArt } from '@/components/art/state-art';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormErrors } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { isRoutine, type ChoreDraft } from './chore-draft';
import { stepsWords } from './steps';

const SHOWN = 4;

/** Opens the steps, and sets the time by which a routine should be finished. */
export function StepsField({
  draft,
  isOpen,
  buttonRef,
  onOpen,
  onChange,
  errors,
}: {
  draft: ChoreDraft;
  isOpen: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onOpen: () => void;
  onChange: (change: Partial<ChoreDraft>) => void;
  errors: FormErrors;
}) {
  const { steps, minutes, readyBy } = draft;
  const error = errors['steps'] ?? errors['minutes'];
  const icons = steps.flatMap(({ iconName }) => iconName ?? []).slice(0, SHOWN);
  const Glyph = steps.length === 0 && minutes !== null ? Timer : ListChecks;
  const readyId = useId();
  return (
    <div className="grid min-w-0 gap-2.5">
      <div className="field grid min-w-0 gap-1.5" data-invalid={error ? true : undefined}>
        <button
          ref={buttonRef}
          type="button"
          className={clsx(
            'flex min-h-16.5 w-full items-center gap-3 rounded-md px-3 py-2 text-start inset-ring-2',
            isOpen
              ? 'bg-lagoon-soft inset-ring-lagoon'
              : 'bg-surface inset-ring-line hover:inset-ring-control',
          )}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {icons.length > 0 ? (
            <span className="flex flex-none items-center ps-2">
              {icons.map((icon, index) => (
                <span
                  key={`${icon}-${index}`}
                  className="-ms-2 grid size-10 place-items-center rounded-full bg-surface shadow-tile ring-2 ring-line"
                >
                  <ChoreArt icon={icon} size={26} />
                </span>
              ))}
              {steps.length > icons.length && (
                <span className="ps-1.5 text-14 text-ink-2">
                  <bdi dir="ltr">{`+${steps.length - icons.length}`}</bdi>
                </span>
              )}
            </span>
          ) : (
            <span className="well size-11 flex-none text-lagoon-text" aria-hidden>
              <Glyph size={22} />
            </span>
          )}
          <span className="min-w-0 flex-1">
            <b className="block text-15 font-semibold">
              {isRoutine(draft) ? t('steps.title') : t('steps.none')}
            </b>
            <span className="block text-14 leading-snug text-ink-2">{wordsOf(draft)}</span>
          </span>
          <ChevronRight size={20} className="flex-none text-ink-2 rtl:-scale-x-100" aria-hidden />
        </button>
        {error && <FieldError>{error}</FieldError>}
      </div>
      {isRoutine(draft) && (
        <div className="field flex min-w-0 animate-fade flex-wrap items-center gap-3 rounded-md bg-sunken p-3">
          <span className="well size-11 flex-none [--tint:var(--color-tint-gold)]">
            <StateArt name="midday-sun" size={34} />
          </span>
          <div className="min-w-36 flex-1">
            <label htmlFor={readyId} className="block text-15 font-semibold">
              {t('steps.readyBy')}
            </label>
            <p id={`${readyId}-hint`} className="hint leading-snug">
              {t('steps.readyByHint')}
            </p>
          </div>
          <Input
            id={readyId}
            type="time"
            className="w-auto! min-w-32"
            aria-describedby={`${readyId}-hint`}
            aria-invalid={errors['readyBy'] ? true : undefined}
            value={readyBy ?? ''}
            onChange={({ target }) => onChange({ readyBy: target.value || null })}
          />
          {errors['readyBy'] && <FieldError>{errors['readyBy']}</FieldError>}
        </div>
      )}
    </div>
  );
}

function wordsOf({ steps, minutes }: ChoreDraft): string {
  if (steps.length > 0) return stepsWords(steps);
  return minutes === null ? t('steps.noneHint') : t('steps.timerSummary', { count: minutes });
}

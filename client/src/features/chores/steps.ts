import { LIMITS } from '@shared/constants';
import type { StepInput } from '@shared/contracts/chores';
import { CHORE_ICONS, type ChoreIcon } from '@shared/icons';
import { suggestedIcon } from '@shared/rules/chore-icon';
import type { Step } from '@shared/rules/routine';
import { t } from '@/lib/i18n/messages';
import { newIdempotencyKey } from '@/lib/api/idempotency';

/** The id of a new step is only for this form. */
export interface StepDraft {
  id: string;
  name: string;
  iconName: ChoreIcon | null;
  minutes: number | null;
}

export const QUICK_MINUTES = [1, 2, 3, 5, 10, 15, 20, 30] as const;

export const newStep = (name: string, minutes: number | null = null): StepDraft => ({
  id: newIdempotencyKey(),
  name,
  iconName: suggestedIcon(name),
  minutes,
});

export const stepDraftOf = ({ id, name, iconName, minutes }: Step): StepDraft => ({
  id,
  name,
  iconName: CHORE_ICONS.find((icon) => icon === iconName) ?? null,
  minutes,
});

/** Only steps that the chore has now keep their id. */
export const stepInputs = (steps: readonly StepDraft[], saved: readonly Step[]): StepInput[] =>
  steps.map(({ id, ...step }) => (saved.some((one) => one.id === id) ? { id, ...step } : step));

export function renamed(step: StepDraft, name: string): StepDraft {
  const follows = step.iconName === suggestedIcon(step.name);
  return { ...step, name, iconName: follows ? suggestedIcon(name) : step.iconName };
}

export const sumOfMinutes = (steps: readonly StepDraft[]): number =>
  steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

export function stepsWords(steps: readonly StepDraft[]): string {
  const minutes = sumOfMinutes(steps);
  const count = steps.length;
  return minutes === 0 ? t('steps.summaryNoTime', { count }) : t('steps.summary', { count, minutes });
}

const MARK = /^\s*(?:[-*+•–—◦▪·‣]|\d{1,2}[.)]|\d{1,2}\s[-–]|\[[ xX]?\]|[☐☑✓✔✅□])\s*/u;
/** "10 min", "(10)" or "10m" after a name. */
const UNIT = '(?:m|mins?|minuten?|minutes?|minutos?|د|دقيقة|دقائق)\\.?';
const TIME = new RegExp(
  `[\\s,:–-]*(?:\\(\\s*(\\d{1,3})\\s*(?:${UNIT})?\\s*\\)|\\b(\\d{1,3})\\s*${UNIT})\\s*$`,
  'iu',
);

export function readSteps(text: string): StepDraft[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    let rest = line.replaceAll(/\p{Cc}/gu, ' ').trim();
    while (MARK.test(rest)) rest = rest.replace(MARK, '');
    const time = TIME.exec(rest);
    const minutes = Number(time?.[1] ?? time?.[2] ?? 0);
    const isTimer = minutes >= 1 && minutes <= LIMITS.stepMinutes;
    const name = (isTimer ? rest.replace(TIME, '') : rest).trim() || rest;
    if (name === '') return [];
    return [newStep(name.slice(0, LIMITS.stepName).trim(), isTimer ? minutes : null)];
  });
}

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { lazy } from 'react';
import { FIRST_STEPS, type FirstStep } from '@shared/constants';
import { Bar } from '@/components/ui/bar';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import { toastFailure } from '@/components/ui/use-toast';
import { useKids } from '@/features/kids/kids.api';
import { formatNumber } from '@/lib/i18n/format';
import { formatNames } from '@/lib/i18n/format-names';
import { t, withMessages, type MessageId } from '@/lib/i18n/messages';
import { useSetOpenSteps, type FirstSteps as Steps, type ShownStep } from './use-first-steps';

const FirstChores = lazy(() => withMessages(import('./first-chores'), 'manage'));

const TEXTS: Record<FirstStep, { textId: MessageId; actionId: MessageId; againId?: MessageId }> = {
  kid: { textId: 'family.stepKidText', actionId: 'family.stepKidAction', againId: 'family.addAnother' },
  chores: { textId: 'family.stepChoresText', actionId: 'family.stepChoresAction' },
  reward: { textId: 'family.stepRewardText', actionId: 'family.stepRewardAction' },
  tablet: { textId: 'family.stepTabletText', actionId: 'family.stepTabletAction' },
  adult: { textId: 'family.stepAdultText', actionId: 'family.stepAdultAction' },
};
/** An empty family has nothing to show. */
const MAY_SKIP: readonly FirstStep[] = ['reward', 'tablet', 'adult'];

export function FirstSteps({ first: { steps, next } }: { first: Steps }) {
  const done = steps.filter(({ state }) => state !== 'open').length;
  const count = t('family.stepsDone', { done, steps: steps.length });
  return (
    <Card
      as="section"
      className="px-6 pt-4.5 pb-2.5 max-laptop:px-4 max-laptop:pt-3 max-laptop:pb-1.5"
      aria-labelledby="first-steps"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 id="first-steps" tabIndex={-1} className="text-21 max-laptop:text-18 tiny:text-16">
          {t('family.firstSteps')}
        </h2>
        <p className="flex-none text-15 text-ink-2">{count}</p>
      </header>
      <Bar value={done} max={steps.length} label={count} className="mt-2.5" />
      <ol className="mt-2 divide-y-2 divide-line">
        {steps.map((step, index) => (
          <Step key={step.step} shown={step} number={index + 1} isNext={index === next} steps={steps} />
        ))}
      </ol>
    </Card>
  );
}

function Step({
  shown: { step, state, title, href },
  number,
  isNext,
  steps,
}: {
  shown: ShownStep;
  number: number;
  isNext: boolean;
  steps: readonly ShownStep[];
}) {
  const { textId, actionId, againId } = TEXTS[step];
  const kids = useKids().data ?? [];
  const isDone = step === 'kid' && state === 'done';
  const names = formatNames(
    kids.map(({ name }) => name),
    3,
  );
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 gap-y-1',
        isNext
          ? 'items-start py-3.5 max-laptop:py-2.5'
          : 'min-h-14.5 items-center py-1.5 max-laptop:min-h-12.5',
        state !== 'open' && 'tiny:hidden',
      )}
    >
      <Sign state={state} number={number} isNext={isNext} />
      <div className="min-w-0 self-center">
        <h3
          className={clsx(
            'text-16 leading-tight wrap-anywhere',
            state !== 'open' && 'font-body text-16 font-medium text-ink-2',
          )}
        >
          {isDone ? t('family.kidsIn', { count: kids.length, names }) : title}
          {state !== 'open' && <span className="sr-only">{t(`family.step.${state}`)}</span>}
        </h3>
        {isNext && <p className="mt-0.5 text-14 leading-snug text-ink-2 tiny:hidden">{t(textId)}</p>}
      </div>
      {state === 'done' && againId && (
        <LinkButton variant="text" href={href} className="-me-4">
          {t(againId)}
        </LinkButton>
      )}
      {isNext && (
        <div className="col-span-full mt-2">
          {step === 'chores' ? (
            <PanelPart loading={<Skeleton className="h-60 rounded-md" />}>
              <FirstChores />
            </PanelPart>
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <LinkButton variant="primary" href={href} className="max-laptop:flex-1">
                {t(actionId)}
              </LinkButton>
              <SkipStep step={step} title={title} steps={steps} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

export function SkipStep({
  step,
  title,
  steps,
}: Pick<ShownStep, 'step' | 'title'> & { steps: readonly ShownStep[] }) {
  const skip = useSetOpenSteps();
  if (!MAY_SKIP.includes(step)) return null;
  const skipStep = () =>
    skip.mutate(
      FIRST_STEPS.filter(
        (one) => one !== step && steps.some((other) => other.step === one && other.state !== 'skipped'),
      ),
      { onError: (error) => toastFailure(t('family.skipFailed'), error) },
    );
  return (
    <Button
      variant="text"
      saves
      saving={skip.isPending}
      aria-label={t('family.skipStep', { step: title })}
      onClick={skipStep}
    >
      {t('family.skip')}
    </Button>
  );
}

function Sign({ state, number, isNext }: { state: ShownStep['state']; number: number; isNext: boolean }) {
  return (
    <span
      className={clsx(
        'grid size-9 flex-none place-items-center rounded-full font-display text-16 leading-none font-semibold',
        state === 'done' ? 'bg-ok-soft text-ok' : isNext ? 'bg-star text-on-star' : 'bg-sunken text-ink-2',
      )}
      aria-hidden
    >
      {state === 'done' ? <Check size={19} strokeWidth={3.2} /> : formatNumber(number)}
    </span>
  );
}

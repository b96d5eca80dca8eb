import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { DEFAULT_AVATAR_COLOR, FIRST_STEPS, type FirstStep } from '@shared/constants';
import { ChorePicture } from '@/components/art/chore-picture';
import { RewardPicture } from '@/components/art/reward-picture';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { LinkButton } from '@/components/ui/link-button';
import { toastFailure } from '@/components/ui/toast-failure';
import { useKids } from '@/features/kids/kids.api';
import { formatNumber } from '@/lib/format';
import { formatNames } from '@/lib/format-names';
import { t, type MessageId } from '@/lib/messages';
import { FirstChores } from './first-chores';
import { useSetOpenSteps } from './first-steps.api';
import type { FirstSteps as Steps, ShownStep } from './use-first-steps';

const TEXTS: Record<FirstStep, { textId: MessageId; actionId: MessageId; againId?: MessageId }> = {
  kid: { textId: 'family.stepKidText', actionId: 'family.stepKidAction', againId: 'family.addAnother' },
  chores: { textId: 'family.stepChoresText', actionId: 'family.stepChoresAction' },
  reward: { textId: 'family.stepRewardText', actionId: 'family.stepRewardAction' },
  tablet: { textId: 'family.stepTabletText', actionId: 'family.stepTabletAction' },
  adult: { textId: 'family.stepAdultText', actionId: 'family.stepAdultAction' },
};
/** A family without kids and chores has nothing to show. */
const MAY_SKIP: readonly FirstStep[] = ['reward', 'tablet', 'adult'];

/** The setup steps of a new family, and a preview of the overview. */
export function FirstSteps({
  first: { steps, next, isNew },
  children,
}: {
  first: Steps;
  /** The family code of a new family. */
  children: ReactNode;
}) {
  const over = steps.filter(({ state }) => state !== 'open').length;
  return (
    <div
      className={clsx(
        'grid items-start gap-5 *:min-w-0',
        isNew && 'xl:grid-cols-[minmax(0,1.9fr)_minmax(300px,1fr)]',
      )}
    >
      <Card as="section" className="px-4 pt-5 pb-2 sm:px-6.5" aria-labelledby="first-steps">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="first-steps" tabIndex={-1} className="text-21">
            {t('family.firstSteps')}
          </h2>
          {over > 0 && (
            <Chip tone="ok">
              <Check />
              {t('family.stepsDone', { done: over, steps: steps.length })}
            </Chip>
          )}
        </header>
        <ol className="mt-2 divide-y-2 divide-line">
          {steps.map((step, index) => (
            <Step key={step.step} shown={step} number={index + 1} isNext={index === next} steps={steps} />
          ))}
        </ol>
      </Card>
      {isNew && (
        <div className="grid gap-5">
          <WillShow />
          {children}
        </div>
      )}
    </div>
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
  const skip = useSetOpenSteps();
  const isOpen = state === 'open';
  const inPlace = step === 'chores' && isNext;
  const skipStep = () =>
    skip.mutate(
      FIRST_STEPS.filter(
        (one) => one !== step && steps.some((other) => other.step === one && other.state !== 'skipped'),
      ),
      { onError: (error) => toastFailure(t('family.skipFailed'), error) },
    );
  const text =
    step === 'kid' && state === 'done'
      ? t('family.kidsIn', {
          count: kids.length,
          names: formatNames(
            kids.map(({ name }) => name),
            3,
          ),
        })
      : t(textId);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4 sm:gap-x-5">
      <Sign state={state} number={number} isNext={isNext} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className={clsx('text-17 leading-tight', state === 'skipped' && 'text-ink-2')}>
            {title}
            {!isOpen && <span className="sr-only">{t(`family.step.${state}`)}</span>}
          </h3>
          <p className="mt-1 text-14 leading-snug text-ink-2 wrap-anywhere">{text}</p>
        </div>
        {isOpen && !inPlace && (
          <div className="flex flex-wrap gap-2 max-sm:flex-row-reverse max-sm:justify-end">
            {MAY_SKIP.includes(step) && (
              <Button
                variant="text"
                saving={skip.isPending}
                aria-label={t('family.skipStep', { step: title })}
                onClick={skipStep}
              >
                {t('family.skip')}
              </Button>
            )}
            <LinkButton variant={isNext ? 'primary' : 'secondary'} href={href}>
              {t(actionId)}
            </LinkButton>
          </div>
        )}
        {state === 'done' && againId && (
          <LinkButton variant="text" href={href} className="max-sm:-ms-4">
            {t(againId)}
          </LinkButton>
        )}
      </div>
      {inPlace && (
        <div className="col-span-full sm:col-start-2">
          <FirstChores />
        </div>
      )}
    </li>
  );
}

function Sign({ state, number, isNext }: { state: ShownStep['state']; number: number; isNext: boolean }) {
  return (
    <span
      className={clsx(
        'grid size-9 flex-none place-items-center rounded-full font-display text-17 leading-none font-semibold',
        state === 'done' ? 'bg-ok-soft text-ok' : isNext ? 'bg-star text-on-star' : 'bg-sunken text-ink-2',
      )}
      aria-hidden
    >
      {state === 'done' ? <Check size={19} strokeWidth={3.2} /> : formatNumber(number)}
    </span>
  );
}

function WillShow() {
  const kid = useKids().data?.[0];
  const rows = [
    {
      id: 'waits',
      picture: <ChorePicture chore={{ name: '', category: 'kitchen', iconName: 'wash-dishes' }} size={44} />,
    },
    {
      id: 'day',
      picture: (
        <Avatar
          kid={
            kid ?? { name: t('family.kids', { count: 1 }), avatarColor: DEFAULT_AVATAR_COLOR, friend: null }
          }
        />
      ),
    },
    {
      id: 'owed',
      picture: <RewardPicture reward={{ name: '', tier: 'medium', iconName: 'popcorn' }} size={44} />,
    },
  ] as const;
  return (
    <Card as="section" className="px-4 py-5 sm:px-5.5" aria-labelledby="will-show">
      <h2 id="will-show" className="text-21">
        {t('family.willShow')}
      </h2>
      <ul className="mt-3.5 grid gap-3.5">
        {rows.map(({ id, picture }) => (
          <li key={id} className="flex items-center gap-3">
            <span aria-hidden>{picture}</span>
            <span>
              <b className="block text-16 leading-tight font-semibold">{t(`family.willShow.${id}`)}</b>
              <span className="mt-0.5 block text-14 text-ink-2">{t(`family.willShow.${id}Text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

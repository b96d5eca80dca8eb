import { LIMITS } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { Stepper } from '@/components/ui/stepper';
import { Textarea } from '@/components/ui/textarea';
import { plural } from '@/lib/format';
import type { Faults } from '@/lib/form-faults';
import { tierOf, type RewardDraft } from './reward-draft';
import { TIER_NAMES } from './tier-names';

export type SetReward = <Name extends keyof RewardDraft>(name: Name, value: RewardDraft[Name]) => void;

const TIER_OPTIONS = [
  { value: 'small', label: TIER_NAMES.small },
  { value: 'medium', label: TIER_NAMES.medium },
  { value: 'big', label: TIER_NAMES.big },
] as const;

/** Name, description, cost, size and limit of a reward. */
export function RewardFields({
  draft,
  set,
  faults,
  redeemed,
}: {
  draft: RewardDraft;
  set: SetReward;
  faults: Faults;
  /** How often it was redeemed already. */
  redeemed: number;
}) {
  return (
    <>
      <Field label="Reward name" error={faults['name']} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Movie night"
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => set('name', event.target.value)}
          />
        )}
      </Field>
      <Field label="What do they get?" error={faults['description']} optional>
        {(control) => (
          <Textarea
            {...control}
            placeholder="You pick the movie, and there is popcorn."
            maxLength={LIMITS.text}
            value={draft.description}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <Field label="Cost in stars" error={faults['starCost']} required>
          {(control) => (
            <Stepper
              {...control}
              unit="stars"
              min={1}
              max={LIMITS.rewardCost}
              value={draft.starCost}
              onChange={(value) => set('starCost', value)}
            />
          )}
        </Field>
        <Field
          label="How many times"
          hint={redeemed > 0 ? `Used ${plural(redeemed, 'time')} so far. Empty: no limit.` : undefined}
          error={faults['maxRedemptions']}
          optional
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder="No limit"
              value={draft.limit}
              onChange={(event) => set('limit', event.target.value.replace(/\D/g, '').slice(0, 6))}
            />
          )}
        </Field>
      </div>
      <div className="field">
        <span className="label" aria-hidden>
          Size
        </span>
        <Segmented
          label="Size"
          className="flex"
          value={tierOf(draft)}
          onChange={(tier) => set('pickedTier', tier)}
          options={TIER_OPTIONS}
        />
        <p className="hint" aria-live="polite">
          {draft.pickedTier === null ? 'Follows the cost. Pick one to keep it.' : 'Your choice.'}
        </p>
      </div>
    </>
  );
}

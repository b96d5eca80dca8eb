import { LIMITS, TIERS } from '@shared/constants';
import { TIER_COSTS } from '@shared/rules/tiers';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { Stepper } from '@/components/ui/stepper';
import { Textarea } from '@/components/ui/textarea';
import { plural } from '@/lib/format';
import type { FormErrors } from '@/lib/form-errors';
import { withCost, type RewardDraft } from './reward-draft';
import { TIER_NAMES } from './tier-names';

/** Takes the contract's name of the field that the parent changed, and all that changes with it. */
export type ChangeReward = (field: string, changes: Partial<RewardDraft>) => void;

const TIER_OPTIONS = TIERS.map((tier) => ({
  value: tier,
  label: (
    <>
      {TIER_NAMES[tier]} <small>{TIER_COSTS[tier]}</small>
    </>
  ),
}));

/** Name, description, cost, size and limit of a reward. */
export function RewardFields({
  draft,
  onChange,
  errors,
  redeemed,
}: {
  draft: RewardDraft;
  onChange: ChangeReward;
  errors: FormErrors;
  /** How often it was redeemed already. */
  redeemed: number;
}) {
  return (
    <>
      <Field label="Reward name" error={errors['name']} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Movie night"
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => onChange('name', { name: event.target.value })}
          />
        )}
      </Field>
      <Field label="What do they get?" error={errors['description']} optional>
        {(control) => (
          <Textarea
            {...control}
            placeholder="You pick the movie, and there is popcorn."
            maxLength={LIMITS.text}
            value={draft.description}
            onChange={(event) => onChange('description', { description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <Field label="Cost in stars" error={errors['starCost']} required>
          {(control) => (
            <Stepper
              {...control}
              unit="stars"
              min={1}
              max={LIMITS.rewardCost}
              value={draft.starCost}
              onChange={(starCost) => onChange('starCost', withCost(draft, starCost))}
            />
          )}
        </Field>
        <Field
          label="How many times"
          hint={redeemed > 0 ? `Used ${plural(redeemed, 'time')} so far. Empty: no limit.` : undefined}
          error={errors['maxRedemptions']}
          optional
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder="No limit"
              value={draft.limit}
              onChange={(event) => {
                const limit = event.target.value.replace(/\D/g, '').slice(0, 6);
                onChange('maxRedemptions', { limit });
              }}
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
          value={draft.tier}
          onChange={(tier) => onChange('tier', { tier, tierFollows: false })}
          options={TIER_OPTIONS}
        />
        <p className="hint" aria-live="polite">
          {draft.tierFollows ? 'Follows the cost once you change it. Pick one to keep it.' : 'Your choice.'}
        </p>
      </div>
    </>
  );
}

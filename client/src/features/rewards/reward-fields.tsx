import { LIMITS, TIERS } from '@shared/constants';
import { TIER_COSTS } from '@shared/rules/tiers';
import { Field } from '@/components/ui/field';
import { FieldGroup, FieldHint } from '@/components/ui/field-parts';
import { Input } from '@/components/ui/input';
import { RichText } from '@/components/ui/rich-text';
import { Segmented } from '@/components/ui/segmented';
import { Stepper } from '@/components/ui/stepper';
import { Textarea } from '@/components/ui/textarea';
import type { FormErrors } from '@/lib/form-errors';
import { KidChips } from '@/features/manage/kid-chips';
import { kidNames, type KidChoice } from '@/features/manage/who-words';
import { digitsOf } from '@/lib/digits-of';
import { t } from '@/lib/messages';
import { LimitField } from './limit-field';
import { withCost, type RewardDraft } from './reward-draft';

/** Called with the contract's name of the changed field and all resulting changes. */
export type ChangeReward = (field: string, changes: Partial<RewardDraft>) => void;

function whoWords(kidIds: readonly string[], kids: readonly KidChoice[]): string {
  const names = kidNames(kidIds, kids);
  if (names === null) return t('whoWhen.rewardAll');
  return kidIds.length === 1 ? t('whoWhen.only', { name: names }) : names;
}

export function RewardFields({
  draft,
  onChange,
  errors,
  kids,
  redeemed,
}: {
  draft: RewardDraft;
  onChange: ChangeReward;
  errors: FormErrors;
  kids: readonly KidChoice[];
  redeemed: number;
}) {
  return (
    <>
      <Field label={t('rewards.name')} error={errors['name']} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={t('rewards.nameExample')}
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => onChange('name', { name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('rewards.description')} error={errors['description']} optional>
        {(control) => (
          <Textarea
            {...control}
            placeholder={t('rewards.descriptionExample')}
            maxLength={LIMITS.text}
            value={draft.description}
            onChange={(event) => onChange('description', { description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <Field label={t('rewards.cost')} error={errors['starCost']} required>
          {(control) => (
            <Stepper
              {...control}
              min={1}
              max={LIMITS.rewardCost}
              value={draft.starCost}
              onChange={(starCost) => onChange('starCost', withCost(draft, starCost))}
            />
          )}
        </Field>
        <Field
          label={t('rewards.limit')}
          hint={redeemed > 0 ? t('rewards.usedSoFar', { count: redeemed }) : undefined}
          error={errors['maxRedemptions']}
          optional
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('rewards.noLimit')}
              value={draft.maxRedemptions}
              onChange={(event) => {
                const maxRedemptions = digitsOf(event.target.value).slice(0, 6);
                onChange('maxRedemptions', { maxRedemptions });
              }}
            />
          )}
        </Field>
      </div>
      <KidChips
        value={draft.kidIds}
        onChange={(kidIds) => onChange('kidIds', { kidIds })}
        words={whoWords(draft.kidIds, kids)}
        error={errors['kidIds']}
      />
      <LimitField
        value={draft.limit}
        onChange={(limit) => onChange('limit', { limit })}
        error={errors['limit']}
      />
      <FieldGroup label={t('rewards.size')}>
        <Segmented
          label={t('rewards.size')}
          className="flex"
          value={draft.tier}
          onChange={(tier) => onChange('tier', { tier, tierFollows: false })}
          options={TIERS.map((value) => ({
            value,
            label: (
              <RichText
                id="rewards.sizeWithCost"
                values={{ size: t(`rewards.${value}`), cost: TIER_COSTS[value] }}
                parts={[<small key="0" />]}
              />
            ),
          }))}
        />
        <div aria-live="polite">
          <FieldHint>{draft.tierFollows ? t('rewards.sizeFollows') : t('rewards.sizePicked')}</FieldHint>
        </div>
      </FieldGroup>
    </>
  );
}

import { Repeat, SlidersHorizontal } from 'lucide-react';
import { LIMITS, TIERS } from '@shared/constants';
import { TIER_COSTS } from '@shared/rules/tiers';
import { Field, FieldGroup, FieldHint } from '@/components/ui/field';
import { Fold } from '@/components/ui/fold';
import { Input, Textarea } from '@/components/ui/input';
import { RichText } from '@/components/ui/rich-text';
import { Segmented } from '@/components/ui/segmented';
import { Stepper } from '@/components/ui/stepper';
import { SwitchRow } from '@/components/ui/switch';
import type { FormErrors } from '@/lib/forms/form-errors';
import { KidChips } from '@/features/manage/kid-chips';
import { ImageField } from '@/features/uploads/image-field';
import { kidNames, type KidChoice } from '@/features/manage/who-words';
import { wholeOf } from '@/lib/forms/digits-of';
import { t } from '@/lib/i18n/messages';
import { LimitField, limitWords } from './limit-field';
import { withCost, type RewardDraft } from './reward-draft';

export type ChangeReward = (field: string, changes: Partial<RewardDraft>) => void;

const DETAILS = ['description', 'tier', 'imageUrl', 'isMystery', 'maxRedemptions', 'isActive'];

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
      <Field
        label={t('rewards.cost')}
        hint={t('rewards.sizeIs', { size: t(`rewards.${draft.tier}`) })}
        error={errors['starCost']}
        required
      >
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
      <KidChips
        value={draft.kidIds}
        onChange={(kidIds) => onChange('kidIds', { kidIds })}
        words={whoWords(draft.kidIds, kids)}
        error={errors['kidIds']}
      />
      <div className="min-w-0">
        <Fold
          title={t('whoWhen.limit')}
          value={limitWords(draft.limit)}
          Icon={Repeat}
          invalid={errors['limit'] !== undefined}
        >
          <LimitField
            value={draft.limit}
            onChange={(limit) => onChange('limit', { limit })}
            error={errors['limit']}
          />
        </Fold>
        <Fold
          title={t('chores.details')}
          value={t('rewards.detailsText')}
          Icon={SlidersHorizontal}
          invalid={DETAILS.some((field) => errors[field] !== undefined)}
        >
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
          <ImageField
            purpose="reward"
            value={draft.imageUrl}
            onChange={(imageUrl) => onChange('imageUrl', { imageUrl })}
            error={errors['imageUrl']}
          />
          <SwitchRow
            label={t('rewards.makeMystery')}
            hint={t('rewards.mysteryHint')}
            checked={draft.isMystery}
            onChange={(isMystery) => onChange('isMystery', { isMystery })}
          />
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
                  const { value } = event.target;
                  onChange('maxRedemptions', { maxRedemptions: wholeOf(value) ?? value.slice(0, 9) });
                }}
              />
            )}
          </Field>
          <SwitchRow
            label={t('rewards.visible')}
            hint={draft.isActive ? undefined : t('rewards.inactiveHint')}
            checked={draft.isActive}
            onChange={(isActive) => onChange('isActive', { isActive })}
          />
        </Fold>
      </div>
    </>
  );
}

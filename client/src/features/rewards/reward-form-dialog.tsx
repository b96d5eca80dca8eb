import { useState } from 'react';
import { X } from 'lucide-react';
import {
  createRewardRequest,
  type Reward,
  type CreateRewardInput,
  type UpdateRewardBody,
} from '@shared/contracts/rewards';
import { REWARD_ICONS } from '@shared/icons';
import { RewardArt } from '@/components/art/reward-art';
import { RewardPicture } from '@/components/art/reward-picture';
import { FormDialog } from '@/components/ui/form-dialog';
import { IconPicker } from '@/components/ui/icon-picker';
import { unansweredText } from '@/components/ui/no-answer';
import { Stars } from '@/components/ui/stars';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { useKids } from '@/features/kids/kids.api';
import { KidPreview } from '@/features/manage/kid-preview';
import { changeOf } from '@/lib/forms/changed-fields';
import { t } from '@/lib/i18n/messages';
import { useDraft } from '@/lib/forms/use-draft';
import { useSaveRecord } from '@/lib/api/idempotency';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { draftOf, fieldNames, NEW_REWARD, requestOf, type RewardDraft } from './reward-draft';
import { RewardFields, type ChangeReward } from './reward-fields';
import { rewardsChanged } from './rewards.api';

export function RewardFormDialog({
  reward,
  copy,
  onClose,
}: {
  reward?: Reward | undefined;
  copy?: RewardDraft;
  onClose: () => void;
}) {
  const [begun] = useState<RewardDraft>(copy ?? NEW_REWARD);
  const form = useDraft(
    `reward:${reward?.id ?? (copy ? `copy:${copy.name}` : 'new')}`,
    reward ? draftOf(reward) : begun,
  );
  const { draft, base } = form;
  const { errors, found, check, read, fail, clear } = useZodForm(createRewardRequest);
  const { data: kids = [] } = useKids();
  const save = useSaveReward(reward?.id);

  const change: ChangeReward = (field, changes) => {
    form.change(changes);
    clear(field);
  };

  const submit = () => {
    const body = check(requestOf(draft));
    if (!body) return;
    save.mutate(reward ? changeOf(read(requestOf(base)), body, reward) : body, {
      onSuccess: () => {
        form.forget();
        toast({
          title: reward ? t('rewards.saved') : t('rewards.added'),
          description: body.name,
          tone: 'ok',
        });
        onClose();
      },
      onError: (error) => {
        fail(error);
        if (reward) toastFailure(t('rewards.updateFailed'), error);
        else toastFailure(t('rewards.createFailed'), error, unansweredText(error));
      },
    });
  };

  return (
    <FormDialog
      width={1000}
      title={reward ? t('rewards.edit') : t('rewards.new')}
      dirty={form.dirty}
      kept={form}
      fieldNames={fieldNames()}
      saving={save.isPending}
      submitLabel={t('rewards.save')}
      errors={found}
      onSubmit={submit}
      onClose={onClose}
      aside={
        <>
          <RewardPreview draft={draft} />
          <IconPicker
            title={t('rewards.icon')}
            icons={REWARD_ICONS}
            labelOf={(icon) => t(`icons.${icon}`)}
            renderIcon={(icon) => <RewardArt icon={icon} />}
            value={draft.iconName}
            onChange={(iconName) => change('iconName', { iconName })}
          />
        </>
      }
    >
      <RewardFields
        draft={draft}
        onChange={change}
        errors={errors}
        kids={kids}
        redeemed={reward?.currentRedemptions ?? 0}
      />
    </FormDialog>
  );
}

function RewardPreview({ draft }: { draft: RewardDraft }) {
  return (
    <KidPreview
      picture={<RewardPicture reward={draft} wrapped={draft.isMystery} size={104} />}
      mark={draft.isActive ? null : <X />}
      action={t('rewards.getIt')}
      tone="reward"
      description={draft.isMystery ? '' : draft.description.trim()}
    >
      <p className="font-display text-21 leading-tight font-semibold">
        <bdi className="line-clamp-3">
          {draft.isMystery ? t('history.mysteryReward') : draft.name.trim() || t('rewards.unnamed')}
        </bdi>
      </p>
      <Stars count={draft.starCost ?? 0} className="mt-1.5 text-21" />
    </KidPreview>
  );
}

const useSaveReward = (id: string | undefined) =>
  useSaveRecord<Reward, CreateRewardInput | UpdateRewardBody>('/api/rewards', id, rewardsChanged);

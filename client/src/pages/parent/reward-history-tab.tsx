import { useSearchParams } from 'wouter';
import type { User } from '@shared/contracts/users';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { SectionHead } from '@/components/ui/section-head';
import { FamilyRewardHistory } from '@/features/history/family-reward-history';
import { useKids } from '@/features/kids/kids.api';
import { t } from '@/lib/i18n/messages';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Segmented } from '@/components/ui/segmented';

export default function RewardHistoryTab({ user }: { user: User }) {
  const kids = useKids().data ?? [];
  const [params, setParams] = useSearchParams();
  const asked = params.get('kid');
  const whose = kids.some(({ id }) => id === asked) ? asked : null;
  const setWhose = (kidId: string | null) =>
    setParams(
      (now) => {
        if (kidId === null) now.delete('kid');
        else now.set('kid', kidId);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <SectionHead
        title={t('parent.rewardHistory')}
        action={kids.length > 1 && <KidFilter kids={kids} value={whose} onChange={setWhose} />}
      />
      <FamilyRewardHistory
        parentId={user.id}
        timezone={user.timezone ?? DEFAULT_TIMEZONE}
        since={user.createdAt}
        whose={whose}
      />
    </>
  );
}

const EVERYONE = 'everyone';

function KidFilter({
  kids,
  value,
  onChange,
}: {
  kids: readonly (Face & { id: string })[];
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  return (
    <Segmented
      label={t('history.whose')}
      value={value ?? EVERYONE}
      onChange={(choice) => onChange(choice === EVERYONE ? null : choice)}
      options={[
        { value: EVERYONE, label: t('history.everyone') },
        ...kids.map(({ id, name, avatarColor, friend }) => ({
          value: id,
          label: (
            <>
              <Avatar kid={{ name, avatarColor, friend }} size={24} />
              <bdi>{name}</bdi>
            </>
          ),
        })),
      ]}
    />
  );
}

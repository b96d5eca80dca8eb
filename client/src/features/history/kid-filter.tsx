import { Avatar, type Face } from '@/components/ui/avatar';
import { Segmented } from '@/components/ui/segmented';
import { t } from '@/lib/i18n/messages';

const EVERYONE = 'everyone';

export function KidFilter({
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

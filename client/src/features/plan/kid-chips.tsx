import type { KidCard } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Select } from '@/components/ui/select';
import { t } from '@/lib/i18n/messages';

/** More kids get a list instead of chips. */
const MOST_CHIPS = 8;
export function KidChips({
  kids,
  value,
  onChange,
}: {
  kids: readonly KidCard[];
  value: string | null;
  onChange: (kidId: string | null) => void;
}) {
  if (kids.length > MOST_CHIPS) {
    return (
      <div className="max-w-72">
        <Select
          aria-label={t('plan.whose')}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || null)}
          options={[
            { value: '', label: t('plan.allKids') },
            ...kids.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    );
  }
  return (
    <fieldset
      className="flex gap-1.5 overflow-x-auto py-0.5 [scrollbar-width:none] max-mini:-mx-4 max-mini:px-4 tiny:-mx-3 tiny:px-3"

      aria-label={t('plan.whose')}
    >
      <ChoiceChip chosen={value === null} onClick={() => onChange(null)}>
        {t('plan.allKids')}
      </ChoiceChip>
      {kids.map(({ id, name, avatarColor, friend }) => (
        <ChoiceChip
          key={id}
          chosen={id === value}
          className="ps-1.5 laptop:max-desktop:pe-1.5"
          onClick={(event) => {
            onChange(id);
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
        >
          <Avatar kid={{ name, avatarColor, friend }} size={30} />
          <bdi className="max-w-44 truncate laptop:max-desktop:sr-only">{name}</bdi>
        </ChoiceChip>
      ))}
    </fieldset>
  );
}

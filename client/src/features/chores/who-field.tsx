import { Repeat2, Users, Zap } from 'lucide-react';
import type { Sharing } from '@shared/constants';
import { isShareable } from '@shared/rules/schedule';
import { Segmented } from '@/components/ui/segmented';
import { KidChips } from '@/features/manage/kid-chips';
import { kidNames, kidsOf, whoWords, type KidChoice } from '@/features/manage/who-words';
import type { FormErrors } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { sharingOf, type ChoreDraft } from './chore-draft';

const SHARINGS = [
  ['each', Users],
  ['first', Zap],
  ['turns', Repeat2],
] as const;

export function WhoField({
  draft,
  kids,
  first,
  onChange,
  errors,
}: {
  draft: ChoreDraft;
  kids: readonly KidChoice[];
  first: KidChoice | undefined;
  onChange: (change: Partial<ChoreDraft>) => void;
  errors: FormErrors;
}) {
  const shareable = isShareable(draft.schedule) && kidsOf(draft.kidIds, kids).length > 1;
  return (
    <KidChips
      value={draft.kidIds}
      onChange={(kidIds) => onChange({ kidIds })}
      words={wordsOf(draft, kids, first)}
      error={errors['kidIds'] ?? errors['sharing']}
    >
      {shareable && (
        <Segmented<Sharing>
          label={t('whoWhen.sharing')}
          className="mt-1 flex"
          value={sharingOf(draft)}
          onChange={(sharing) => onChange({ sharing })}
          options={SHARINGS.map(([value, Icon]) => ({
            value,
            label: (
              <>
                <Icon className="max-mini:hidden" aria-hidden />
                {t(`whoWhen.${value}`)}
              </>
            ),
          }))}
        />
      )}
    </KidChips>
  );
}

function wordsOf(draft: ChoreDraft, kids: readonly KidChoice[], first: KidChoice | undefined): string {
  const { kidIds } = draft;
  const sharing = sharingOf(draft);
  const names = kidNames(kidIds, kids);
  switch (sharing) {
    case 'turns':
      if (!first) return whoWords(kidIds, sharing, kids);
      return names === null
        ? t('whoWhen.turnsAllFrom', { first: first.name })
        : t('whoWhen.turnsFrom', { names, first: first.name });
    case 'first':
      return names === null ? t('whoWhen.firstOfAll') : t('whoWhen.firstOf', { names });
    case 'each':
      break;
  }
  if (names === null) return t('whoWhen.eachAll');
  return kidIds.length === 1 ? t('whoWhen.only', { name: names }) : t('whoWhen.eachOf', { names });
}

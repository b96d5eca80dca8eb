import type { ReactNode } from 'react';
import type { Family, UpdateFamilyInput } from '@shared/contracts/families';
import { QueryPart } from '@/components/ui/query-part';
import { toastFailure } from '@/components/ui/use-toast';
import { useFamily } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { useUpdateFamily } from './settings.api';

export function FamilyPart({ children }: { children: (family: Family) => ReactNode }) {
  return (
    <QueryPart
      query={useFamily()}
      failed={t('settings.choicesFailed')}
      loading={t('settings.choicesLoading')}
    >
      {children}
    </QueryPart>
  );
}

export function useFamilyChoices(family: Family) {
  const save = useUpdateFamily();
  return {
    // Includes the setting that is being saved.
    shown: { ...family, ...(save.isPending && (save.variables as Partial<Family>)) },
    choose: (change: UpdateFamilyInput) =>
      void save.mutateAsync(change).catch((error: unknown) => toastFailure(t('settings.saveFailed'), error)),
    isSaved: (field: keyof UpdateFamilyInput) =>
      save.isSuccess && Object.keys(save.variables).includes(field),
  };
}

import type { ReactNode } from 'react';
import type { Family, UpdateFamilyInput } from '@shared/contracts/families';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { toastFailure } from '@/components/ui/toast-failure';
import { displayOf } from '@/lib/api-client';
import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { useUpdateFamily } from './settings.api';

/** Shows what `children` make of the family's record, once it is read. */
export function FamilyPart({ children }: { children: (family: Family) => ReactNode }) {
  const family = useFamily();
  if (family.data) return children(family.data);
  if (family.isError) {
    return (
      <ErrorState
        title={t('settings.choicesFailed')}
        text={displayOf(family.error, t('ui.checkConnection'))}
        onRetry={() => void family.refetch()}
        retrying={family.isFetching}
      />
    );
  }
  return (
    <div className="grid gap-4.5" aria-busy>
      <output className="sr-only">{t('settings.choicesLoading')}</output>
      <Skeleton className="h-17" />
      <Skeleton className="h-11" />
    </div>
  );
}

/** The family's choices, each saved when it is made. */
export function useFamilyChoices(family: Family) {
  const save = useUpdateFamily();
  return {
    // What is being saved shows at once, and goes back where that fails.
    shown: { ...family, ...(save.isPending && (save.variables as Partial<Family>)) },
    choose: (change: UpdateFamilyInput) =>
      save.mutate(change, { onError: (error) => toastFailure(t('settings.saveFailed'), error) }),
    /** Whether that field is what was saved last. */
    isSaved: (field: keyof UpdateFamilyInput) =>
      save.isSuccess && Object.keys(save.variables).includes(field),
  };
}

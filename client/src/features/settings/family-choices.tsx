import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Family, UpdateFamilyInput } from '@shared/contracts/families';
import { Select } from '@/components/ui/select';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/toast-failure';
import { displayOf } from '@/lib/api-client';
import { useFamily } from '@/lib/family-clock';
import { formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';
import { useUpdateFamily } from './settings.api';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** How the family lives with Starnest; every choice is saved when it is made. */
export function FamilyChoices() {
  const family = useFamily();
  if (family.data) return <Choices family={family.data} />;
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

function Choices({ family }: { family: Family }) {
  const id = useId();
  const save = useUpdateFamily();
  const choose = (change: UpdateFamilyInput) =>
    save.mutate(change, { onError: (error) => toastFailure(t('settings.saveFailed'), error) });
  // What is being saved shows at once, and goes back where that fails.
  const shown = { ...family, ...(save.isPending && save.variables) };
  const isSaved = (field: keyof UpdateFamilyInput) =>
    save.isSuccess && Object.keys(save.variables).includes(field);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <Label id={`${id}-week`} saved={isSaved('weekStart')}>
          {t('settings.weekStart')}
        </Label>
        <div className="sm:max-w-70">
          <Select
            id={`${id}-week`}
            aria-describedby={`${id}-week-hint`}
            options={WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekday(day) }))}
            value={shown.weekStart}
            onChange={({ target }) => choose({ weekStart: Number(target.value) })}
          />
        </div>
        <p id={`${id}-week-hint`} className="hint">
          {t('settings.weekStartHint')}
        </p>
      </div>
      <div className="flex items-center gap-3.5">
        <Switch
          id={`${id}-stars`}
          checked={shown.starsByHand}
          onCheckedChange={(starsByHand) => choose({ starsByHand })}
          aria-describedby={`${id}-stars-hint`}
        />
        <div className="min-w-0">
          <Label id={`${id}-stars`} saved={isSaved('starsByHand')}>
            {t('settings.starsByHand')}
          </Label>
          <p id={`${id}-stars-hint`} className="hint">
            {t('settings.starsByHandHint')}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The name of a choice, and beside it that it is saved. */
function Label({ id, saved, children }: { id: string; saved: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3">
      <label htmlFor={id} className="cursor-pointer text-15 font-semibold">
        {children}
      </label>
      <output className="text-14 font-semibold text-ok">
        {saved && (
          <span className="flex animate-fade items-center gap-1">
            <Check size={16} className="stroke-[3]" aria-hidden />
            {t('settings.choiceSaved')}
          </span>
        )}
      </output>
    </div>
  );
}

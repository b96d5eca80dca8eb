import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@/lib/messages';

/** The label of a setting with its saved state. `id` is the control's. */
export function ChoiceLabel({ id, saved, children }: { id: string; saved: boolean; children: ReactNode }) {
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

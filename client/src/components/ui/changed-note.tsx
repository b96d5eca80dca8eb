import type { Ref } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';

/** The fields that another parent has changed. */
export interface Changed {
  conflicts: readonly string[];
  base: object;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Others, such as lists and pictures, show only their name. */
const SPELLED =
  /^(?:name|description|starReward|starCost|maxRedemptions|familyName|firstName|lastName|email)$/;

export function ChangedNote({
  changed: { conflicts, base, keepMine, takeTheirs },
  names,
  noteRef,
  onDone,
}: {
  changed: Changed;
  names: Readonly<Record<string, string>>;
  noteRef?: Ref<HTMLDivElement>;
  /** The buttons are removed, so the focus has to move. */
  onDone: () => void;
}) {
  const values = new Map<string, unknown>(Object.entries(base));
  const wordsOf = (field: string) => {
    const value = values.get(field);
    const label = names[field] ?? field;
    if (!SPELLED.test(field) || (typeof value !== 'string' && typeof value !== 'number')) return label;
    const text = typeof value === 'number' ? formatNumber(value) : value.trim() || t('ui.nothing');
    return t('ui.fieldIsNow', { field: label, value: text });
  };
  return (
    <div
      ref={noteRef}
      role="alert"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-wait-soft p-3.5 text-wait"
    >
      <div className="min-w-48 flex-1 text-15 leading-snug wrap-anywhere">
        <b className="block font-semibold">{t('ui.changedMeanwhile')}</b>
        <ul>
          {conflicts
            .filter((field) => field in names)
            .map((field) => (
              <li key={field}>{wordsOf(field)}</li>
            ))}
        </ul>
      </div>
      <Button
        variant="plain"
        size="sm"
        onClick={() => {
          keepMine();
          onDone();
        }}
      >
        {t('ui.keepMine')}
      </Button>
      <Button
        variant="plain"
        size="sm"
        onClick={() => {
          takeTheirs();
          onDone();
        }}
      >
        {t('ui.takeTheirs')}
      </Button>
    </div>
  );
}

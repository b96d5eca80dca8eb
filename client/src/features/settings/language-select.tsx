import { LOCALES, type Locale } from '@shared/constants';
import { Select } from '@/components/ui/select';
import { LANGUAGE_NAMES } from '@/lib/i18n/language';
import { t } from '@/lib/i18n/messages';

/** null follows the browser. `${id}-hint` describes it. */
export function LanguageSelect({
  id,
  value,
  onChange,
}: {
  id: string;
  value: Locale | null;
  onChange: (locale: Locale | null) => void;
}) {
  return (
    <Select
      id={id}
      aria-describedby={`${id}-hint`}
      options={[
        { value: '', label: t('language.asBrowser') },
        ...LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] })),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChange(LOCALES.find((locale) => locale === target.value) ?? null)}
    />
  );
}

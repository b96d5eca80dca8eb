import { clsx } from 'clsx';
import { Globe } from 'lucide-react';
import { LOCALES, type Locale } from '@shared/locales';
import { chooseLanguage, LANGUAGE_NAMES } from '@/lib/i18n/language';
import { locale } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';

export function LanguageChoice({ className }: { className?: string }) {
  return (
    <label className={clsx('inline-flex min-h-11 items-center gap-2', className)}>
      <Globe size={18} aria-hidden />
      <select
        className="field-sizing-content min-h-11 max-w-36 cursor-pointer truncate rounded-sm bg-transparent pe-1"
        aria-label={t('language.choose')}
        value={locale}
        onChange={({ target }) => chooseLanguage(target.value as Locale)}
      >
        {LOCALES.map((each) => (
          <option key={each} value={each} lang={each} className="bg-surface text-ink">
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

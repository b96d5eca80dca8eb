import { ChevronRight } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import { t } from '@/lib/messages';
import type { SettingsSection } from './settings-sections';

const link =
  'grid min-h-16 grid-cols-[44px_minmax(0,1fr)_20px] items-center gap-x-3 px-1.5 py-2 text-start text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2 max-lg:not-first:border-t-2 max-lg:not-first:border-line lg:min-h-13.5 lg:grid-cols-[22px_minmax(0,1fr)] lg:rounded-md lg:px-3 lg:py-1.5 lg:aria-[current]:bg-lagoon-soft lg:aria-[current]:text-lagoon-text';

export function SettingsList({
  sections,
  current,
  user,
}: {
  sections: readonly SettingsSection[];
  current: string | undefined;
  user: User;
}) {
  return (
    <div className="lg:sticky lg:top-5">
      <nav
        aria-label={t('settings.sections')}
        className="grid max-lg:overflow-clip max-lg:rounded-lg max-lg:bg-surface max-lg:p-1.5 max-lg:shadow-card lg:gap-0.5"
      >
        {sections.map(({ id, titleId, Glyph, Value }) => (
          <a key={id} href={`#${id}`} className={link} aria-current={id === current ? 'true' : undefined}>
            <Glyph aria-hidden className="size-5.5 justify-self-center opacity-80 lg:size-5" />
            <span className="grid min-w-0 gap-0.5">
              <b className="truncate font-display text-16 leading-tight font-semibold lg:font-body lg:text-15">
                {t(titleId)}
              </b>
              <span className="truncate text-14 leading-tight text-ink-2 lg:text-13">
                <Value user={user} />
              </span>
            </span>
            <ChevronRight aria-hidden size={18} className="lg:hidden rtl:-scale-x-100" />
          </a>
        ))}
      </nav>
      <p className="mt-4 px-3 text-13 text-ink-3">
        {t('settings.version', { version: import.meta.env.APP_VERSION })}
      </p>
    </div>
  );
}

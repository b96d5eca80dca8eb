import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Tooltip } from '@/components/ui/tooltip';
import { familyTitle } from '@/features/family/family-name';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useHash } from '@/lib/use-hash';
import { useWide } from '@/lib/use-media';
import { SettingsList } from './settings-list';
import { SETTINGS_SECTIONS } from './settings-sections';

/** The settings, one section at a time, stored in the URL. On wide screens the list is next to the open section. */
export function SettingsPanel({ user }: { user: User }) {
  const hash = useHash();
  const wide = useWide('lg');
  const sections = SETTINGS_SECTIONS.filter(({ isFor }) => isFor?.(user.familyRole) ?? true);
  const open = sections.find(({ id }) => id === hash) ?? (wide ? sections[0] : undefined);
  const place = useSectionFocus(open?.id);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        {!wide && open && (
          <Tooltip text={t('settings.allSections')}>
            <Link
              href={paths.parentTab('settings')}
              aria-label={t('settings.allSections')}
              className="-ms-2 grid size-11 place-items-center self-center rounded-md"
            >
              <ArrowLeft className="rtl:-scale-x-100" />
            </Link>
          </Tooltip>
        )}
        {/* Gets the focus if the link that opened the tab was removed. */}
        <h1 tabIndex={-1} className="text-26 sm:text-32">
          {t('parent.settings')}
        </h1>
        <p className="min-w-0 truncate text-ink-2 max-sm:hidden">{familyTitle(user)}</p>
      </div>
      <div
        ref={place}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6.5 lg:grid-cols-[212px_minmax(0,1fr)]"
      >
        {(wide || !open) && <SettingsList sections={sections} current={open?.id} user={user} />}
        {open && <open.Section key={open.id} user={user} />}
      </div>
    </>
  );
}

/** After a change of section: scrolls to the top and focuses the heading if the pressed link was removed. */
function useSectionFocus(open: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    window.scrollTo(0, 0);
    if (document.activeElement !== document.body) return;
    const heading =
      place.current?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('h1');
    heading?.focus();
  }, [open]);
  return place;
}

import { clsx } from 'clsx';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '@shared/contracts/users';
import { Card } from '@/components/ui/card';
import { Marked } from '@/components/ui/marked';
import { SearchBox } from '@/components/ui/search-box';
import { Tooltip } from '@/components/ui/tooltip';
import { InviteBox } from '@/features/members/invite-box';
import { Members } from '@/features/members/members';
import { useResetOptions } from '@/features/passwords/passwords.api';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useHash } from '@/lib/page/use-hash';
import { useWide } from '@/lib/page/use-media';
import { AccountPage } from './account-page';
import { DataPage } from './data-page';
import { FamilyPage } from './family-page';
import { NotificationsPage } from './notifications-page';
import { Setting, SettingsCard } from './setting';
import {
  findSettings,
  movedTo,
  settingsFor,
  type FoundSetting,
  type GroupId,
  type SettingId,
  type SettingsGroup,
} from './settings-groups';
import { SettingsOverview } from './settings-overview';
import { TabletsPage } from './tablets-page';

const PAGES: Record<GroupId, ComponentType<{ user: User; rows: readonly SettingId[] }>> = {
  family: FamilyPage,
  adults: AdultsPage,
  tablets: TabletsPage,
  notifications: NotificationsPage,
  account: AccountPage,
  data: DataPage,
};

/** The id of a group or setting is in the URL. */
export function SettingsPanel({ user }: { user: User }) {
  const hash = useHash();
  const [, navigate] = useLocation();
  const wide = useWide('laptop');
  const [query, setQuery] = useState('');
  const moved = movedTo(hash);
  useEffect(() => {
    if (moved !== undefined) navigate(moved, { replace: true });
  }, [moved, navigate]);
  const byMail = useResetOptions().data?.byMail === true;
  const groups = settingsFor(user, byMail);
  const open = groups.find(({ id, rows }) => id === hash || rows.some((row) => row === hash));
  usePageFocus(hash);

  const found = query.trim() === '' ? null : findSettings(user, byMail, query);
  const search = (
    <form
      className="w-full laptop:max-w-105"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found ?? [];
        if (!first) return;
        navigate(first.href);
        setQuery('');
      }}
    >
      <SearchBox
        label={t('settings.search')}
        placeholder={t(open ? 'search.title' : 'settings.search')}
        clearLabel={t('settings.clearSearch')}
        className="mini:max-w-none!"
        value={query}
        onChange={setQuery}
      />
    </form>
  );
  const results = found && <Results found={found} query={query} onOpen={() => setQuery('')} />;
  if (!open) {
    return (
      <>
        {/* Only the title makes room for the floating search button. */}
        <div className="mb-4 gap-6 max-laptop:*:first:flex max-laptop:*:first:min-h-13 max-laptop:*:first:items-center laptop:flex laptop:min-h-12 laptop:items-center">
          <Title text={t('parent.settings')} />
          {search}
        </div>
        {results ?? <SettingsOverview user={user} groups={groups} />}
        <Version />
      </>
    );
  }
  const Page = PAGES[open.id];
  return (
    <div className="laptop:grid laptop:grid-cols-[200px_minmax(0,1fr)] laptop:items-start laptop:gap-6.5 desktop:grid-cols-[236px_minmax(0,1fr)]">
      {wide && (
        <div className="sticky top-5 grid gap-2.5">
          {search}
          <GroupNav groups={groups} current={open.id} />
        </div>
      )}
      <div className="min-w-0">
        <div className="mb-3 flex min-h-11 items-center gap-1.5 laptop:mb-4">
          {!wide && (
            <Tooltip text={t('settings.allSections')}>
              <Link
                href={paths.parentTab('settings')}
                aria-label={t('settings.allSections')}
                className="-ms-2.5 grid size-11 flex-none place-items-center rounded-md text-ink"
              >
                <ArrowLeft className="rtl:-scale-x-100" />
              </Link>
            </Tooltip>
          )}
          <Title text={t(`settings.group.${open.id}`)} />
        </div>
        {results ?? (
          <div
            className={clsx(
              'grid grid-cols-[minmax(0,1fr)] gap-3 mini:gap-4',
              open.id === 'tablets' ? 'max-w-216' : 'max-w-190',
            )}
          >
            <Page key={open.id} user={user} rows={open.rows} />
            <Version />
          </div>
        )}
      </div>
    </div>
  );
}

function Version() {
  return (
    <p className="mt-3 px-1 text-13 text-ink-3">
      {t('settings.version', { version: import.meta.env.APP_VERSION })}
    </p>
  );
}

function Title({ text }: { text: string }) {
  return (
    // Focused if the link that opened the page was removed.
    <h1 tabIndex={-1} className="text-26 laptop:text-32">
      {text}
    </h1>
  );
}

function GroupNav({ groups, current }: { groups: readonly SettingsGroup[]; current: GroupId }) {
  return (
    <nav aria-label={t('settings.sections')}>
      <Link
        href={paths.parentTab('settings')}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 text-15 font-semibold text-ink-2 no-underline hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden size={20} className="rtl:-scale-x-100" />
        {t('settings.allSections')}
      </Link>
      {groups.map(({ id, Glyph }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'page' : undefined}
          className="flex min-h-12 items-center gap-3 rounded-md px-3 text-15 leading-tight font-semibold text-ink-2 no-underline hover:bg-sunken hover:text-ink current:bg-lagoon-soft current:text-lagoon-text"
        >
          <Glyph aria-hidden size={20} className="flex-none" />
          {t(`settings.group.${id}`)}
        </a>
      ))}
    </nav>
  );
}

function Results({
  found,
  query,
  onOpen,
}: {
  found: readonly FoundSetting[];
  query: string;
  onOpen: () => void;
}) {
  return (
    <>
      <output className="mb-2 block text-14 text-ink-2">
        {t('settings.found', { count: found.length })}
      </output>
      {found.length > 0 && (
        <Card className="max-w-190 p-2">
          <ul className="*:not-first:border-t-2 *:not-first:border-line">
            {found.map(({ id, href, title, place, text }, index) => (
              <li key={id}>
                <Link
                  href={href}
                  onClick={onOpen}
                  className="flex min-h-15 items-center gap-3.5 rounded-md px-3.5 py-2 text-ink no-underline hover:bg-sunken data-first:bg-lagoon-soft"
                  data-first={index === 0 || undefined}
                >
                  <span className="min-w-0 flex-1">
                    <b className="block font-display text-16 leading-tight font-semibold">
                      <Marked text={title} query={query} />
                    </b>{' '}
                    <span className="text-14 leading-snug text-ink-2">
                      <Marked text={t('settings.foundText', { place, text })} query={query} />
                    </span>
                  </span>
                  <ChevronRight aria-hidden size={19} className="flex-none text-ink-2 rtl:-scale-x-100" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function AdultsPage({ user, rows }: { user: User; rows: readonly SettingId[] }) {
  return (
    <>
      <SettingsCard>
        <Setting id="people">
          <Members user={user} />
        </Setting>
      </SettingsCard>
      {rows.includes('invite') && (
        <SettingsCard>
          <Setting id="invite">
            <InviteBox />
          </Setting>
        </SettingsCard>
      )}
    </>
  );
}

/** Scrolls to the top, and focuses the title if the pressed link was removed. */
function usePageFocus(hash: string): void {
  const before = useRef(hash);
  useEffect(() => {
    if (before.current === hash) return;
    before.current = hash;
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus();
  }, [hash]);
}

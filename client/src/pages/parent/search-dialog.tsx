import { clsx } from 'clsx';
import { Command } from 'cmdk';
import { CircleCheckBig, Gift, LockOpen, Plus, Search, Settings, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import type { User } from '@shared/contracts/users';
import { Dialog } from '@/components/ui/dialog';
import { Marked } from '@/components/ui/marked';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { Tooltip } from '@/components/ui/tooltip';
import { usePendingItems } from '@/features/family/use-pending-items';
import { useKids, useUnlockKid } from '@/features/kids/kids.api';
import { useResetOptions } from '@/features/passwords/passwords.api';
import { findSettings } from '@/features/settings/settings-groups';
import { matchIn } from '@/lib/i18n/fold-for-search';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { Tile, useItems, type Group, type Item } from './search-items';

const RECENT = 4;
const MOST = 8;

/** The last items, until the page is reloaded or another user logs in. */
let recent: { userId: string; ids: readonly string[] } = { userId: '', ids: [] };

function remember(userId: string, id: string): void {
  const before = recent.userId === userId ? recent.ids : [];
  recent = { userId, ids: [id, ...before.filter((other) => other !== id)].slice(0, RECENT) };
}

export default function SearchDialog({
  user,
  typed = '',
  onClose,
}: {
  user: User;
  /** The letters typed before the dialog opened. */
  typed?: string;
  onClose: () => void;
}) {
  const [query, setQuery] = useState(typed);
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const { things, actions, pages } = useItems();
  const byMail = useResetOptions().data?.byMail === true;
  const mayManage = useMayManage();
  const { count } = usePendingItems();
  const locked = (useKids().data ?? []).filter(({ lockedUntil }) => lockedUntil !== null);
  const name = query.trim();
  const known = [...things.flatMap(({ items }) => items), ...pages];

  const pick = (item: Item) => {
    if (known.some(({ id }) => id === item.id)) remember(user.id, item.id);
    onClose();
    if (item.href !== undefined) navigate(item.href);
    item.run?.();
  };
  const has = ({ title }: Item) => matchIn(title, name) !== null;
  const settings = findSettings(user, byMail, name).map(({ id, title, place, href, Glyph }) => ({
    id: `setting-${id}`,
    title,
    text: place,
    picture: <Tile Glyph={Glyph ?? Settings} />,
    href,
  }));
  const found: Group[] = [
    ...things.map((group) => ({ ...group, items: group.items.filter(has) })),
    { id: 'settings', title: t('parent.settings'), items: settings },
    { id: 'pages', title: t('search.pages'), items: pages.filter(has) },
    { id: 'actions', title: t('search.actions'), items: actions.filter(has) },
  ];
  const ids = recent.userId === user.id ? recent.ids : [];
  const start: Group[] = [
    {
      id: 'recent',
      title: t('search.recent'),
      items: ids
        .flatMap((id) => known.filter((item) => item.id === id))
        .map(({ kind, ...item }) => (kind === undefined ? item : { ...item, text: kind })),
    },
    ...(ids.length === 0 ? things.filter(({ id }) => id === 'kids') : []),
    { id: 'actions', title: t('search.actions'), items: actions },
  ];
  const groups = (name === '' ? start : found).filter(({ items }) => items.length > 0);
  const isEmpty = name !== '' && groups.length === 0;
  const row = (item: Item) => <Row key={item.id} item={item} query={name} onPick={() => pick(item)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('search.title')}
      titleClass="sr-only"
      width={640}
      fullOnPhones
      closeButton={false}
      onOpenAutoFocus={(event) => {
        // The default would select the text, so that the next key replaces it.
        event.preventDefault();
        input.current?.focus();
      }}
      className="overflow-clip p-0! laptop:mt-[7vh] laptop:self-start"
    >
      <Command label={t('search.title')} shouldFilter={false} loop>
        <div className="flex items-center gap-3 border-b-2 border-line ps-4.5 pe-2.5">
          <Search size={21} className="flex-none text-ink-2" aria-hidden />
          <Command.Input
            ref={input}
            className="min-h-15 min-w-0 flex-1 bg-transparent text-18 text-ellipsis text-ink shadow-none! outline-none placeholder:text-ink-3"
            placeholder={t('search.title')}
            aria-label={t('search.title')}
            maxLength={200}
            value={query}
            onValueChange={setQuery}
          />
          <Tooltip text={t('ui.close')}>
            <button
              type="button"
              className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunken"
              aria-label={t('ui.close')}
              onClick={onClose}
            >
              <X size={22} />
            </button>
          </Tooltip>
        </div>
        <Command.List className="max-h-[min(560px,calc(100dvh-220px))] overflow-y-auto overscroll-contain px-2 pt-1.5 pb-3 max-mini:max-h-[calc(100dvh-64px)]">
          {name === '' && (count > 0 || locked.length > 0) && (
            <Command.Group heading={t('search.now')} className={HEADED}>
              {count > 0 &&
                row({
                  id: 'approvals',
                  title: t('search.approvals', { count }),
                  picture: <Tile Glyph={CircleCheckBig} />,
                  href: paths.parentTab('approvals'),
                })}
              {locked.map((kid) => (
                <Unlock key={kid.id} kid={kid} onClose={onClose} />
              ))}
            </Command.Group>
          )}
          {groups.map(({ id, title, items }) => (
            <Command.Group key={id} heading={title} className={HEADED}>
              {items.slice(0, MOST).map(row)}
            </Command.Group>
          ))}
          {isEmpty && (
            <>
              <output className="block px-4 py-6 text-center">
                <b className="block font-display text-18 font-semibold wrap-anywhere">
                  {t('search.none', { query: name })}
                </b>
                <span className="text-15 text-ink-2">{t('search.noneText')}</span>
              </output>
              {mayManage && (
                <>
                  {row({
                    id: 'new-chore',
                    title: t('search.newChore', { name }),
                    picture: <Tile Glyph={Plus} />,
                    href: paths.parentNewNamed('chores', name),
                  })}
                  {row({
                    id: 'new-reward',
                    title: t('search.newReward', { name }),
                    picture: <Tile Glyph={Gift} />,
                    href: paths.parentNewNamed('rewards', name),
                  })}
                </>
              )}
            </>
          )}
        </Command.List>
        <p className="flex gap-5 border-t-2 border-line bg-canvas px-5 py-2.5 text-14 text-ink-2 max-laptop:hidden">
          <KeyHint keys={['↑', '↓']} text={t('search.keySelect')} />
          <KeyHint keys={[t('shortcuts.key.enter')]} text={t('search.keyOpen')} />
          <KeyHint keys={[t('shortcuts.key.escape')]} text={t('ui.close')} />
        </p>
      </Command>
    </Dialog>
  );
}

const HEADED = clsx(
  '[&_[cmdk-group-heading]]:px-3.5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-13',
  '[&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-2',
);
const ROW =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3.5 py-1 text-16 select-none data-[selected=true]:bg-lagoon-soft';

const KEY =
  'rounded-xs bg-surface px-1.5 py-1 font-body text-13 leading-none font-semibold text-ink-2 inset-ring-2 inset-ring-line';

function Row({ item, query, onPick }: { item: Item; query: string; onPick: () => void }) {
  return (
    <Command.Item value={item.id} className={ROW} onSelect={onPick}>
      {item.picture}
      <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
        <Marked text={item.title} query={query} />{' '}
        {item.text !== undefined && <span className="ms-1 text-14 text-ink-2">{item.text}</span>}
      </span>
      {item.keys !== undefined && (
        <kbd className={`${KEY} max-laptop:hidden`} aria-hidden>
          {item.keys}
        </kbd>
      )}
    </Command.Item>
  );
}

function KeyHint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd key={key} className={KEY}>
          {key}
        </kbd>
      ))}
      {text}
    </span>
  );
}

function Unlock({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const unlock = useUnlockKid(kid.id);
  const { name } = kid;
  return (
    <Row
      item={{
        id: `unlock-${kid.id}`,
        title: t('kids.unlockOf', { name }),
        text: t('search.lockedUntil', { time: formatTime(kid.lockedUntil ?? '') }),
        picture: <Tile Glyph={LockOpen} />,
      }}
      query=""
      onPick={() =>
        void unlock
          .mutateAsync()
          .then(
            () => toast({ title: t('kids.unlocked', { name }), tone: 'ok' }),
            (error: unknown) => toastFailure(t('kids.unlockFailed'), error),
          )
          .finally(onClose)
      }
    />
  );
}

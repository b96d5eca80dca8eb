import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import type { User } from '@shared/contracts/users';
import { ExtraPart } from '@/components/ui/part-boundary';
import { t, withMessages } from '@/lib/i18n/messages';
import { createStore, useStore } from '@/lib/storage/store';

const SearchDialog = lazy(() => withMessages(import('./search-dialog'), 'manage'));

const open = createStore(false);
export const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
const OTHERS = '[role="dialog"], [role="alertdialog"]';

export function SearchSlot({ at }: { at: 'rail' | 'top' }) {
  const isRail = at === 'rail';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={isRail ? undefined : t('search.title')}
      className={
        isRail
          ? clsx(
              'flex min-h-11 w-full items-center gap-2.5 rounded-md bg-sunken font-semibold text-ink-2',
              'hover:text-ink',
              'max-wide:grid max-wide:min-h-11.5 max-wide:content-center max-wide:justify-items-center max-wide:gap-1 max-wide:text-13 max-wide:leading-none wide:mb-3 wide:ps-3 wide:pe-2 wide:text-15',
            )
          : 'grid size-11 place-items-center rounded-md text-ink'
      }
      onClick={() => open.set(true)}
    >
      <Search size={isRail ? 19 : 23} aria-hidden />
      {isRail && (
        <>
          <span className="truncate max-wide:max-w-full">{t('search.title')}</span>
          <kbd
            className="ms-auto rounded-xs bg-surface px-1.5 py-1 font-body text-13 leading-none font-semibold inset-ring-2 inset-ring-line max-wide:hidden"
            aria-hidden
            dir="ltr"
          >
            {isMac ? '⌘K' : 'Ctrl K'}
          </kbd>
        </>
      )}
    </button>
  );
}

/** The search dialog, which also opens with Ctrl+K or ⌘K. */
export function SearchPlace({ user }: { user: User }) {
  const isOpen = useStore(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // The browser would open its own search.
      event.preventDefault();
      if (!document.querySelector(OTHERS)) open.set(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      open.set(false);
    };
  }, []);
  if (!isOpen) return null;
  return <OpenSearch user={user} />;
}

function OpenSearch({ user }: { user: User }) {
  const [typed, setTyped] = useState('');
  // Keeps the letters typed while the dialog's code loads. The shortcuts ignore them.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (document.querySelector(OTHERS) || ctrlKey || metaKey || altKey) return;
      if (key === 'Escape') open.set(false);
      else if (key === 'Backspace') setTyped((text) => text.slice(0, -1));
      else if (key.length === 1) setTyped((text) => text + key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    <ExtraPart onError={() => open.set(false)}>
      <SearchDialog user={user} typed={typed} onClose={() => open.set(false)} />
    </ExtraPart>
  );
}

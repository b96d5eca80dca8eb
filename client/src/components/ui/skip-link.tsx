import { clsx } from 'clsx';
import { t } from '@/lib/i18n/messages';

/** A link that is only visible when focused. */
export function SkipLink({ to = 'main' }: { to?: string | undefined }) {
  return (
    <a
      href={`#${to}`}
      className={clsx(
        'fixed start-[max(12px,env(safe-area-inset-left))] top-[max(12px,env(safe-area-inset-top))] z-40 rounded-md bg-slab px-5 py-3.5 text-16 leading-none font-semibold text-on-slab no-underline',
        'not-focus:pointer-events-none not-focus:[clip-path:inset(50%)]',
      )}
      onClick={(event) => {
        // The router's URL stays.
        event.preventDefault();
        const target = document.getElementById(to);
        if (!target) return;
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus();
      }}
    >
      {t('ui.skipToContent')}
    </a>
  );
}

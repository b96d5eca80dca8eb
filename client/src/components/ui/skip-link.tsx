import { t } from '@/lib/messages';

/** The first that Tab reaches, seen only then: past the navigation to the element with the id `to`, which takes the focus. */
export function SkipLink({ to = 'main' }: { to?: string | undefined }) {
  return (
    <a
      href={`#${to}`}
      className="fixed start-[max(12px,env(safe-area-inset-left))] top-[max(12px,env(safe-area-inset-top))] z-40 rounded-md bg-slab px-5 py-3.5 text-17 leading-none font-semibold text-on-slab no-underline not-focus:pointer-events-none not-focus:[clip-path:inset(50%)]"
      onClick={(event) => {
        // The address is the router's.
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

import type { KidTab } from '@/lib/page/paths';
import { prefersReducedMotion } from '@/lib/page/use-media';

const TRY_MS = 80;
const TRIES = 20;

/** Scrolls to the heading or a named section, and focuses the heading once it exists. */
export function showHeading(tab: KidTab, section?: string, tries = TRIES): void {
  // A closing dialog restores the focus first.
  setTimeout(() => {
    const heading = document.querySelector<HTMLElement>(
      section === undefined ? `h1[data-place="${tab}"]` : `[data-section="${section}"] h2`,
    );
    if (!heading) {
      if (tries > 0) showHeading(tab, section, tries - 1);
      return;
    }
    heading.focus({ preventScroll: true });
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    if (section === undefined) window.scrollTo({ top: 0, behavior });
    else heading.closest('section')?.scrollIntoView({ block: 'start', behavior });
  }, TRY_MS);
}

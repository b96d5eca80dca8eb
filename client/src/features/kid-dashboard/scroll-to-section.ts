import { prefersReducedMotion } from '@/lib/reduced-motion';

/** The sections of the dashboard, from top to bottom. */
export type DashboardSectionName = 'chores' | 'rewards' | 'badges' | 'leaderboard';

const TRY_MS = 80;
const TRIES = 20;

/** Brings a section of the dashboard to the top of the screen and its heading into focus, as soon as it is there. */
export function scrollToSection(name: DashboardSectionName, tries = TRIES): void {
  // Not at once: a dialog that closes gives the focus back first.
  setTimeout(() => {
    const section = document.querySelector(`[data-section="${name}"]`);
    if (!section) {
      if (tries > 0) scrollToSection(name, tries - 1);
      return;
    }
    section.querySelector('h2')?.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, TRY_MS);
}

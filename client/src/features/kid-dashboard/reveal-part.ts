/** The parts of the dashboard, by their headings. */
export type PartName = 'Chores' | 'Rewards' | 'Badges' | 'This week';

const TRY_MS = 80;
const TRIES = 20;

/** Brings a part of the dashboard to the top of the screen and its heading into focus, as soon as it is there. */
export function revealPart(name: PartName, tries = TRIES): void {
  // Not at once: a dialog that closes gives the focus back first.
  setTimeout(() => {
    const part = document.querySelector(`[data-part="${name}"]`);
    if (!part) {
      if (tries > 0) revealPart(name, tries - 1);
      return;
    }
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    part.querySelector('h2')?.focus({ preventScroll: true });
    part.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  }, TRY_MS);
}

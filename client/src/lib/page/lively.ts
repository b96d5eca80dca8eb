/** Animations run this long after a touch, a key, a navigation or an event. */
const LIVELY_MS = 8000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Endless ambient animations would keep the processor of an untouched tablet busy (`--ambient` in theme.css).
 */
export function enliven(): void {
  const { dataset } = document.documentElement;
  dataset['lively'] = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset['lively'], LIVELY_MS);
}

export function watchLiveliness(): void {
  for (const type of ['pointerdown', 'keydown', 'wheel', 'visibilitychange'])
    document.addEventListener(type, enliven, { capture: true, passive: true });
  // A device's back button counts, too.
  window.addEventListener('popstate', enliven);
  enliven();
}

/** Ambient animations run this long after a touch, a key, a navigation or an event. */
const LIVELY_MS = 8000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs the page's ambient animations for some seconds (`--ambient` in theme.css). Without it they would keep
 * the processor of an untouched tablet busy.
 */
export function enliven(): void {
  const { dataset } = document.documentElement;
  dataset['lively'] = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset['lively'], LIVELY_MS);
}

/** Starts with the page's load. Called once at startup. */
export function watchLiveliness(): void {
  for (const type of ['pointerdown', 'keydown', 'wheel', 'visibilitychange'])
    document.addEventListener(type, enliven, { capture: true, passive: true });
  // A `popstate` also comes without a touch, from a device's back button.
  window.addEventListener('popstate', enliven);
  enliven();
}

/**
 * Keeps presses and the focus in `region` as `guardPresses` and `keepFocus` do, from when their code is there: nothing moves
 * before the lists of the page have come. Made to be a `ref`: returns what ends it.
 */
export function guardRegion(region: HTMLElement | null): () => void {
  let isLeft = false;
  let ends: ((() => void) | undefined)[] = [];
  Promise.all([import('./press-guard'), import('./keep-focus')]).then(
    ([{ guardPresses }, { keepFocus }]) => {
      if (!isLeft) ends = [guardPresses(region), keepFocus(region)];
    },
    // Without them the page works; what else does not load says so.
    () => undefined,
  );
  return () => {
    isLeft = true;
    for (const end of ends) end?.();
  };
}

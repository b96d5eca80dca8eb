/**
 * Calls `onChange` with how the element stands on the screen, now and whenever that changes, until the returned function is
 * called. Where the browser cannot tell, it never does.
 */
export function watchIntersection(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver((entries) => {
    // A busy page is told of several changes at once; the last is how it is.
    const entry = entries.at(-1);
    if (entry) onChange(entry);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

export function watchIntersection(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver((entries) => {
    // Only the last entry is current.
    const entry = entries.at(-1);
    if (entry) onChange(entry);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

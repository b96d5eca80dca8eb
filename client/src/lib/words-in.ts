/** Elements that read-aloud skips: drawings and `aria-hidden` content. */
const isMute = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || element instanceof SVGElement;

function partsOf(node: Node): string[] {
  if (!(node instanceof Element)) return node instanceof Text ? [node.data.trim()] : [];
  if (isMute(node)) return [];
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return label === null ? [...node.childNodes].flatMap(partsOf) : [label];
}

/** Returns the element's text as a screen reader would read it: its label or its content. */
export function wordsIn(element: Element): string {
  return partsOf(element)
    .filter((part) => part !== '')
    .join(' ');
}

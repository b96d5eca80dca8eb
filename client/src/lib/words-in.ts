/** What is left out of what is read: drawings, and what only the eye is shown. */
const isMute = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || element instanceof SVGElement;

function partsOf(node: Node): string[] {
  if (!(node instanceof Element)) return node instanceof Text ? [node.data.trim()] : [];
  if (isMute(node)) return [];
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return label === null ? [...node.childNodes].flatMap(partsOf) : [label];
}

/** The words of an element as a screen reader would say them: its label, or what stands in it. */
export function wordsIn(element: Element): string {
  return partsOf(element)
    .filter((part) => part !== '')
    .join(' ');
}

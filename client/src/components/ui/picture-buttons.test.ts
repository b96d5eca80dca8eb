import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const PRESSED = new Set(['button', 'a', 'Link', 'Button', 'LinkButton']);
/** The logo contains the name, the gift a heading. */
const SPEAKS_FOR_ITSELF = new Set(['Logo', 'GiftArt']);

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

const isUnlessIconOnly = ({ type, expression }: Node) =>
  type === 'JSXExpressionContainer' &&
  (expression as Node).type === 'LogicalExpression' &&
  JSON.stringify((expression as Node)['left']).includes('"iconOnly"');

const nameOf = (element: Node) => ((element['openingElement'] as Node)['name'] as Node)['name'];
const contentsOf = (element: Node) =>
  (element['children'] as Node[]).filter(
    (child) => !isUnlessIconOnly(child) && (child.type !== 'JSXText' || (child['value'] as string).trim()),
  );
const hasAttribute = (element: Node, name: string) =>
  ((element['openingElement'] as Node)['attributes'] as Node[]).some(
    (attribute) => (attribute['name'] as Node | undefined)?.['name'] === name,
  );

/** Whether it is a component without children. */
const isPicture = (node: Node) => {
  if (node.type !== 'JSXElement' || contentsOf(node).length > 0) return false;
  const name = String(nameOf(node));
  return /^[A-Z]/.test(name) && !SPEAKS_FOR_ITSELF.has(name);
};
const isPictureButton = (node: Node) =>
  PRESSED.has(String(nameOf(node))) &&
  hasAttribute(node, 'aria-label') &&
  contentsOf(node).length > 0 &&
  contentsOf(node).every(isPicture);

/** Calls `visit` for every button that contains only a picture. */
function visitPictureButtons(
  node: Node,
  visit: (button: Node, hasTooltip: boolean) => void,
  inTooltip = false,
): void {
  const isElement = node.type === 'JSXElement';
  if (isElement && isPictureButton(node)) visit(node, inTooltip);
  // `asChild` passes the tooltip on to its button.
  const passesOn = !isElement || hasAttribute(node, 'asChild');
  const childInTooltip = (isElement && nameOf(node) === 'Tooltip') || (passesOn && inTooltip);
  for (const child of childrenOf(node)) visitPictureButtons(child, visit, childInTooltip);
}

/** Kids' pages have no tooltips. */
const FOR_KIDS =
  /^(?:features\/(?:board|celebrations|goodnight|hello|kid-frame|nest|routine|shop|star-book|stickers|today|voice)\/|features\/leaderboard\/kid-week|pages\/(?:board|kid)\/)/;

it('every button with only a picture has a tooltip on adults’ pages', () => {
  const without: string[] = [];
  let seen = 0;
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.') && !FOR_KIDS.test(name),
  );
  for (const name of files) {
    const code = readFileSync(join(SOURCE, name), 'utf8');
    visitPictureButtons(parseSync(name, code).program as unknown as Node, (button, hasTooltip) => {
      seen += 1;
      if (!hasTooltip) without.push(`${name}:${code.slice(0, button['start'] as number).split('\n').length}`);
    });
  }
  expect(seen).toBeGreaterThan(20);
  expect(without).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const PRESSED = new Set(['button', 'a', 'Link', 'Button', 'LinkButton']);
/** The logo has the name in it; the gift is the whole screen, under a heading that says what it is. */
const SPEAKS_FOR_ITSELF = new Set(['Logo', 'GiftArt']);

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** `{!look.iconOnly && …}`: what a button has in it at other times. */
const isUnlessIconOnly = ({ type, expression }: Node) =>
  type === 'JSXExpressionContainer' &&
  (expression as Node).type === 'LogicalExpression' &&
  JSON.stringify((expression as Node)['left']).includes('"iconOnly"');

/** Of a JSX element: its name, what it has in it but blank text, and whether it has an attribute. */
const nameOf = (element: Node) => ((element['openingElement'] as Node)['name'] as Node)['name'];
const contentsOf = (element: Node) =>
  (element['children'] as Node[]).filter(
    (child) => !isUnlessIconOnly(child) && (child.type !== 'JSXText' || (child['value'] as string).trim()),
  );
const hasAttribute = (element: Node, name: string) =>
  ((element['openingElement'] as Node)['attributes'] as Node[]).some(
    (attribute) => (attribute['name'] as Node | undefined)?.['name'] === name,
  );

/** An icon or a drawing: a component that has nothing in it. */
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

/** Calls `visit` with every button that is only a picture, and whether it has a tooltip. */
function visitPictureButtons(
  node: Node,
  visit: (button: Node, hasTooltip: boolean) => void,
  inTooltip = false,
): void {
  const isElement = node.type === 'JSXElement';
  if (isElement && isPictureButton(node)) visit(node, inTooltip || hasAttribute(node, 'data-tooltip'));
  // A trigger (`asChild`) passes the tooltip on to its button.
  const passesOn = !isElement || hasAttribute(node, 'asChild');
  const childInTooltip = (isElement && nameOf(node) === 'Tooltip') || (passesOn && inTooltip);
  for (const child of childrenOf(node)) visitPictureButtons(child, visit, childInTooltip);
}

it('each button that is only a picture says in a tooltip what it does', () => {
  const without: string[] = [];
  let seen = 0;
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.'),
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

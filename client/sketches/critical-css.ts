import { transform } from 'lightningcss';

/**
 * The rules of `css` that can touch `html`, in their order: those whose classes and elements all occur in it, in whatever
 * state. Fonts are left out; until the whole style sheet is there the device's own do.
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const elements = new Set(['html', 'body', ...[...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name)]);
  let kept = without(
    css,
    namesIn(css, /\.((?:[\w-]|\\.)+)/g).filter((name) => !classes.has(name)),
    elements,
  );
  // A property may have been the only one to name another.
  for (let before = ''; before !== kept;) {
    before = kept;
    const all = kept + html;
    const properties = namesIn(kept, /(--[\w-]+):/g).filter(
      (name) => !all.includes(`var(${name})`) && !all.includes(`var(${name},`),
    );
    const movements = namesIn(kept, /@keyframes ([\w-]+)/g).filter(
      (name) => kept.split(new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`)).length <= 2,
    );
    kept = without(kept, [...properties, ...movements], elements);
  }
  return kept;
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')))];
}

function without(css: string, unusedSymbols: string[], elements: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: {
        'font-face': () => [],
        style: ({ value: { selectors } }) =>
          selectors.some((parts) => parts.every((part) => part.type !== 'type' || elements.has(part.name)))
            ? undefined
            : [],
      },
    },
  });
  return Buffer.from(code).toString('utf8');
}

import { transform, type Declaration, type TokenOrValue } from 'lightningcss';

/**
 * Returns the rules of `css` that `html` needs, without downloaded fonts and animations, which would slow
 * down loading.
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const elements = new Set(['html', 'body', ...[...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name)]);
  const downloaded = /@font-face\s*\{(?=[^}]*\burl\()[^}]*font-family:\s*["']?([^"';}]+)/g;
  const fonts = new Set(namesIn(css, downloaded));
  let kept = without(
    withoutFontsAndMovements(css, fonts),
    namesIn(css, /\.((?:[\w-]|\\.)+)/g).filter((name) => !classes.has(name)),
    elements,
  );
  // A removed property may have been the only user of another.
  for (let before = ''; before !== kept;) {
    before = kept;
    const all = kept + html;
    const properties = namesIn(kept, /(--[\w-]+):/g).filter(
      (name) => !all.includes(`var(${name})`) && !all.includes(`var(${name},`),
    );
    kept = without(kept, properties, elements);
  }
  return kept;
}

function withoutFontsAndMovements(css: string, fonts: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        'font-face': ({ value }) =>
          value.properties.some(
            (property) => property.type === 'source' && property.value.some(({ type }) => type === 'url'),
          )
            ? []
            : undefined,
        keyframes: () => [],
      },
      Declaration: (declaration) => {
        if (nameOf(declaration).startsWith('animation')) return [];
        if (declaration.property !== 'custom') return undefined;
        const { name, value } = declaration.value;
        const kept = withoutFonts(value, fonts);
        return kept.length < value.length ? { property: 'custom', value: { name, value: kept } } : undefined;
      },
    },
  });
  return Buffer.from(code).toString('utf8');
}

function nameOf(declaration: Declaration): string {
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
}

function withoutFonts(tokens: readonly TokenOrValue[], fonts: ReadonlySet<string>): TokenOrValue[] {
  let dropping = false;
  return tokens.filter((each) => {
    const token = each.type === 'token' ? each.value : undefined;
    const between = token?.type === 'comma' || token?.type === 'white-space';
    dropping = (token?.type === 'string' && fonts.has(token.value)) || (dropping && between);
    return !dropping;
  });
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
        style: ({ value: { selectors } }) =>
          selectors.some((parts) => parts.every((part) => part.type !== 'type' || elements.has(part.name)))
            ? undefined
            : [],
      },
    },
  });
  return Buffer.from(code).toString('utf8');
}

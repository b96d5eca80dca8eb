// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css';

const HTML = '<div class="pad"><button class="key key-star" fill="var(--hill)">1</button></div>';

describe('criticalCss', () => {
  it('keeps what can touch the drawing, in every state, and in its order', () => {
    const css =
      '.pad{color:red}.pad .key:hover{color:#00f}.key[data-state=filled]{color:#ff0}button:disabled{top:0}';
    expect(criticalCss(css, HTML)).toBe(
      '.pad{color:red}.pad .key:hover{color:#00f}.key[data-state=filled]{color:#ff0}button:disabled{top:0}',
    );
  });

  it('leaves out classes and elements that are not there, and fonts', () => {
    const css = `.card{color:red}.pad .card{color:red}table{top:0}@media print{.card{top:0}}
      @font-face{font-family:F;src:url(/f.woff2)}.key{top:0}`;
    expect(criticalCss(css, HTML)).toBe('.key{top:0}');
  });

  it('leaves out properties and movements that nothing names any more, and keeps those that the drawing names', () => {
    const css = `:root{--hill:#0f0;--gone:var(--gone-too);--gone-too:#111;--used:red}
      @keyframes hop{to{top:0}}@keyframes away{to{left:0}}.key{color:var(--used);animation:hop 1s}`;
    const kept = criticalCss(css, HTML);
    expect(['--hill', '--used', 'keyframes hop'].filter((name) => !kept.includes(name))).toEqual([]);
    expect(['--gone', 'away'].filter((name) => kept.includes(name))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css';

const HTML = '<div class="pad"><button class="button button-plain" fill="var(--hill)">1</button></div>';

describe('criticalCss', () => {
  it('keeps all rules that match the drawing, in every state, and their order', () => {
    const css =
      '.pad{color:red}.pad .button:hover{color:#00f}.button[data-state=filled]{color:#ff0}button:disabled{top:0}';
    expect(criticalCss(css, HTML)).toBe(
      '.pad{color:red}.pad .button:hover{color:#00f}.button[data-state=filled]{color:#ff0}button:disabled{top:0}',
    );
  });

  it('omits classes and elements that the drawing lacks, and fonts', () => {
    const css = `.card{color:red}.pad .card{color:red}table{top:0}@media print{.card{top:0}}
      @font-face{font-family:F;src:url(/f.woff2)}.button{top:0}`;
    expect(criticalCss(css, HTML)).toBe('.button{top:0}');
  });

  it('drops unused properties and keeps the ones in the drawing', () => {
    const css =
      ':root{--hill:#0f0;--gone:var(--gone-too);--gone-too:#111;--used:red}.button{color:var(--used)}';
    const kept = criticalCss(css, HTML);
    expect(['--hill', '--used'].filter((name) => !kept.includes(name))).toEqual([]);
    expect(kept).not.toContain('--gone');
  });

  it('leaves out fonts that would be downloaded, and keeps system fonts with our metrics', () => {
    const local = '@font-face{font-family:Near;src:local(Arial);size-adjust:95%}';
    const css = `@font-face{font-family:"Our Own";src:url(/f.woff2)}${local}
      :root{--plain:"Our Own", Near}.button{font-family:var(--plain)}`;
    expect(criticalCss(css, HTML)).toBe(`${local}:root{--plain:Near}.button{font-family:var(--plain)}`);
  });

  it('does not look for our fonts on the device', () => {
    const css = `@font-face{font-family:"Our Own";src:url(/f.woff2)}
      :root{--plain:"Our Own", "Segoe UI", serif;--list:"a", "b"}.button{font-family:var(--plain);content:var(--list)}`;
    expect(criticalCss(css, HTML)).toBe(
      ':root{--plain:"Segoe UI", serif;--list:"a", "b"}.button{font-family:var(--plain);content:var(--list)}',
    );
  });

  it('has no animations', () => {
    const css = `:root{--hop:hop 1s infinite}@keyframes hop{to{top:0}}
      .button{color:red;animation:var(--hop);animation-delay:1s}.pad:hover{animation:hop 2s;top:0}`;
    expect(criticalCss(css, HTML)).toBe('.button{color:red}.pad:hover{top:0}');
  });
});

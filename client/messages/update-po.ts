import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Locale } from '../../shared/locales.ts';
import { ENGLISH_ERRORS, readCatalog } from './catalogs.ts';

const SOURCE = join(import.meta.dirname, '../src/locales/en');

function readComments(): Map<string, string[]> {
  const comments = new Map<string, string[]>();
  for (const file of readdirSync(SOURCE).filter((name) => name.endsWith('.ts'))) {
    let above: string[] = [];
    for (const line of readFileSync(join(SOURCE, file), 'utf8').split('\n')) {
      const comment = /^ {2}\/\/ (.*)/.exec(line)?.[1];
      const id = /^ {2}'([^']+)':/.exec(line)?.[1];
      if (id !== undefined && above.length > 0) comments.set(id, above);
      above = comment === undefined ? [] : [...above, comment];
    }
  }
  return comments;
}

/** New messages are empty, changed ones are fuzzy, and deleted ones are dropped. */
export function updatedPo(locale: Locale, text: string): string {
  const before = new Map(PO.parse(text).items.map((item) => [item.msgctxt, item]));
  const comments = readComments();
  const po = new PO();
  po.headers = { Language: locale, 'Content-Type': 'text/plain; charset=UTF-8' };
  const english = { ...readCatalog('en'), ...ENGLISH_ERRORS };
  po.items = Object.entries(english).map(([id, source]) => {
    const known = before.get(id);
    const item = new PO.Item();
    item.msgctxt = id;
    item.msgid = source;
    item.msgstr = known?.msgstr ?? [''];
    item.comments = known?.comments ?? [];
    item.extractedComments = comments.get(id) ?? [];
    const isTranslated = item.msgstr[0] !== '';
    if (known && isTranslated && (known.flags['fuzzy'] || known.msgid !== source)) item.flags['fuzzy'] = true;
    return item;
  });
  return po.toString();
}

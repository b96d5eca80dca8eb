import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LOCALES } from '../shared/locales';
import { poFile } from '../client/messages/catalogs';
import { updatedPo } from '../client/messages/update-po';

// Updates the .po of every language (docs/translating.md).
for (const locale of LOCALES.filter((each) => each !== 'en')) {
  const file = poFile(locale);
  writeFileSync(file, updatedPo(locale, existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

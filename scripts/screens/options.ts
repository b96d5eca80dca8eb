import { parseArgs } from 'node:util';
import { type Locale, LOCALES } from '@shared/locales';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    locale: { type: 'string', default: 'en' },
    size: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    against: { type: 'string' },
  },
});

function folderOf([folder]: string[]): string {
  if (folder === undefined) throw new Error('Say which folder the pictures go to.');
  return folder;
}

function localeNamed(name: string): Locale {
  const named = LOCALES.find((each) => each === name);
  if (!named) throw new Error(`There is no ${name} among ${LOCALES.join(', ')}.`);
  return named;
}

/** What `npm run screens` was asked for: see CONTRIBUTING.md. */
export const options = { ...values, folder: folderOf(positionals), locale: localeNamed(values.locale) };

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

/** Shows longer English texts on a mirrored page (docs/translating.md). */
const PSEUDO = 'pseudo';
const isPseudo = values.locale === PSEUDO;

function localeNamed(name: string): Locale {
  if (name === PSEUDO) return 'en';
  const named = LOCALES.find((each) => each === name);
  if (!named) throw new Error(`There is no ${name} among ${[...LOCALES, PSEUDO].join(', ')}.`);
  return named;
}

export const options = {
  ...values,
  folder: positionals[0],
  locale: localeNamed(values.locale),
  isPseudo,
};

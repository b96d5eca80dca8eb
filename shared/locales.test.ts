import { describe, expect, it } from 'vitest';
import { matchLocale } from './locales';

describe('matchLocale', () => {
  it.each([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['pt'], 'pt-BR'],
    [['pt-PT', 'es'], 'pt-BR'],
    [['eu', 'es-MX', 'en'], 'es'],
    [['AR-eg'], 'ar'],
    [['den', 'esu'], 'en'],
    [['*'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ])('from %j selects the first supported one: %s', (tags, locale) => {
    expect(matchLocale(tags)).toBe(locale);
  });
});

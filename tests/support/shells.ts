import { LOCALES } from '@shared/locales';
import type { Shells } from '../../client/prerender/vite-plugin';

/** Prerendered pages as in a build, without drawings. */
export const shells: Shells = {
  css: '',
  locales: Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        words: {
          title: 'Starnest',
          description: `In ${locale} & "more"`,
          noScript: '',
          shortcuts: { '/kids': '', '/parent': '' },
        },
        screens: { code: '', 'linked-code': '' },
      },
    ]),
  ) as Shells['locales'],
};

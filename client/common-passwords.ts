import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { COMMON_PASSWORDS } from '../shared/password-constants.ts';

const MODULE = 'virtual:common-passwords';
const RESOLVED = `\0${MODULE}`;

/** The package's list is five times as long. */
export const commonPasswords: Plugin = {
  name: 'common-passwords',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined;
    const list = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS).join(' ');
    return `export const COMMON_PASSWORDS = ${JSON.stringify(list)}.split(' ');`;
  },
};

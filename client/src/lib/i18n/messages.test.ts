import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, expectTypeOf, it } from 'vitest';
import { pseudoMessage } from '@/locales/pseudo';
import { t, type MessageParams } from './messages';

it('finds a message in the loaded catalogs', () => {
  expect(t('ui.saving')).toBe('Saving');
});

it('infers the parameters of a message from its text', () => {
  type Keys<Message extends string> = keyof MessageParams<Message>;
  expectTypeOf<Keys<'Save'>>().toBeNever();
  expectTypeOf<Keys<'Hi {name}, you have {stars, number} of {goal}.'>>().toEqualTypeOf<
    'name' | 'stars' | 'goal'
  >();
  expectTypeOf<Keys<'{n, plural, one {# star} other {# stars}}'>>().toEqualTypeOf<'n'>();
  expectTypeOf<
    Keys<'{name} has {n, plural, =0 {no star, says {who}} other {stars}} since {day}'>
  >().toEqualTypeOf<'name' | 'n' | 'who' | 'day'>();
  // @ts-expect-error: this message takes no values
  expect(t('ui.saving', { name: 'x' })).toBe('Saving');
});

it('lengthens every word of a message, but keeps names, numbers and tags', () => {
  const message = pseudoMessage(
    compileMessage('<0>{name}</0> has {n, plural, one {# star} other {# stars}}'),
  );
  i18n.load('en', { 'test.pseudo': message });
  const text = i18n._('test.pseudo', { name: 'Mila', n: 3 });
  expect(text).toBe('⟦<0>Mila</0> hás~ 3 stárs~~⟧');
});

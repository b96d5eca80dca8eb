import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorKey } from '@shared/error-text';
import { ApiError, displayOf, errorOf } from './api-client';
import { translatedError, translationOf, type ErrorKeys } from './error-text';
import { errorsOfResponse } from '@/lib/forms/form-errors';
import { errorsOfSchema } from '@/lib/forms/use-zod-form';

const GERMAN = {
  'not_found.chore': 'Diese Aufgabe gibt es nicht mehr',
  rate_limited: 'Zu viele Versuche. Bitte warte {duration} und versuche es dann noch einmal.',
  price_changed: '{stars, plural, one {Das kostet jetzt # Stern.} other {Das kostet jetzt # Sterne.}}',
  'validation.chore_name': 'Die Aufgabe braucht einen Namen',
  'validation.too_long': 'Bitte höchstens {max} Zeichen',
};

const refused = (status: number, body: object, keys: ErrorKeys = {}) =>
  new ApiError(status, '', JSON.stringify(body), { said: translationOf(keys) });

describe('in English', () => {
  it('messages of the server and the contracts are shown unchanged', async () => {
    const body = { message: 'Chore not found', code: 'not_found', key: 'not_found.chore' };
    const error404 = await errorOf(new Response(JSON.stringify(body), { status: 404 }));
    expect(displayOf(error404, '')).toBe('Chore not found');
    const { error } = z.string().max(2, errorKey('validation.too_long')).safeParse('abc');
    expect(error && errorsOfSchema(error)).toEqual({ '': 'Please use 2 characters or fewer' });
  });
});

describe('in another language', () => {
  let english: [locale: string, formats: typeof i18n.locales];
  beforeAll(() => {
    english = [i18n.locale, i18n.locales];
    const compiled = Object.entries(GERMAN).map(([key, text]) => [key, compileMessage(text)]);
    i18n.loadAndActivate({ locale: 'de', messages: Object.fromEntries(compiled) as never });
  });
  afterAll(() => i18n.activate(...english));

  it('translates an error by its key', () => {
    const body = { message: 'Chore not found', code: 'not_found' };
    const error = refused(404, body, { key: 'not_found.chore' });
    expect(displayOf(error, '')).toBe('Diese Aufgabe gibt es nicht mehr');
    expect(error.code).toBe('not_found');
  });

  it('inserts values: a formatted wait and a plural', () => {
    const text = (key: string, params: Record<string, string | number>) => translatedError({ key, params });
    expect(text('rate_limited', { seconds: 300 })).toContain('Bitte warte 5 Minuten und');
    expect(text('price_changed', { stars: 1 })).toBe('Das kostet jetzt 1 Stern.');
  });

  it('translates each invalid field, including client-side errors', () => {
    const body = {
      message: 'Chore name is required',
      code: 'validation',
      fields: { name: 'Chore name is required', description: 'Please use 300 characters or fewer' },
    };
    const said = refused(400, body, {
      key: 'validation.chore_name',
      fieldKeys: {
        name: { key: 'validation.chore_name' },
        description: { key: 'validation.too_long', params: { max: 300 } },
      },
    });
    expect(errorsOfResponse(said)).toEqual({
      name: 'Die Aufgabe braucht einen Namen',
      description: 'Bitte höchstens 300 Zeichen',
    });
    const { error } = z.string().max(2, errorKey('validation.too_long')).safeParse('abc');
    expect(error && errorsOfSchema(error)).toEqual({ '': 'Bitte höchstens 2 Zeichen' });
  });

  it("falls back to the server's English for unknown keys", () => {
    const body = { message: 'Reward not found', code: 'not_found', fields: { id: 'Unknown' } };
    for (const detail of [{}, { key: 'not_found.reward', fieldKeys: { id: {} } }, { key: 'toString' }]) {
      const error = refused(404, body, detail);
      expect(displayOf(error, '')).toBe('Reward not found');
      expect(error.fields).toEqual({ id: 'Unknown' });
    }
  });
});

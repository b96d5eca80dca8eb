import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-client';
import { faultsOfAnswer, faultsOfSchema, withoutFault } from './form-faults';

describe('faults of a form', () => {
  it('are the first of each field, by its name', () => {
    const schema = z.object({
      name: z.string().min(1, 'Name is required').regex(/x/, 'Needs an x'),
      picturePattern: z.array(z.number('Must select exactly 4 pictures')),
    });
    const { error } = schema.safeParse({ name: '', picturePattern: ['a', 'b'] });
    expect(error && faultsOfSchema(error)).toEqual({
      name: 'Name is required',
      picturePattern: 'Must select exactly 4 pictures',
    });
  });

  it('are taken from the server by the first part of their path', () => {
    const body = JSON.stringify({
      message: 'Wrong',
      code: 'validation',
      fields: { name: 'Taken', 'picturePattern.0': 'Must select exactly 4 pictures' },
    });
    expect(faultsOfAnswer(new ApiError(400, 'Bad Request', body))).toEqual({
      name: 'Taken',
      picturePattern: 'Must select exactly 4 pictures',
    });
  });

  it('are none when the network went away', () => {
    expect(faultsOfAnswer(new TypeError('fetch failed'))).toEqual({});
  });

  it('are taken back for the field that is typed in', () => {
    expect(withoutFault({ name: 'Taken', starReward: 'Too few' }, 'name')).toEqual({ starReward: 'Too few' });
  });
});

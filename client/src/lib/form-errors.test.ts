import { describe, expect, it } from 'vitest';
import { ApiError } from './api-client';
import { errorsOfResponse, withoutError } from './form-errors';

describe('errors of a form', () => {
  it('are taken from the server by the first part of their path', () => {
    const body = JSON.stringify({
      message: 'Wrong',
      code: 'validation',
      fields: { name: 'Taken', 'picturePattern.0': 'Must select exactly 4 pictures' },
    });
    expect(errorsOfResponse(new ApiError(400, 'Bad Request', body))).toEqual({
      name: 'Taken',
      picturePattern: 'Must select exactly 4 pictures',
    });
  });

  it('are none when the network went away', () => {
    expect(errorsOfResponse(new TypeError('fetch failed'))).toEqual({});
  });

  it('are taken back for the field that is typed in', () => {
    expect(withoutError({ name: 'Taken', starReward: 'Too few' }, 'name')).toEqual({ starReward: 'Too few' });
  });
});

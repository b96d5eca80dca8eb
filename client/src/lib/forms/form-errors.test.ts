import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-client';
import { errorsOfResponse, withoutError } from './form-errors';

describe('form errors', () => {
  it('come from the server, by the first part of their path', () => {
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

  it('are empty after a network error', () => {
    expect(errorsOfResponse(new TypeError('fetch failed'))).toEqual({});
  });

  it('are cleared for the field that is edited', () => {
    expect(withoutError({ name: 'Taken', starReward: 'Too few' }, 'name')).toEqual({ starReward: 'Too few' });
  });
});

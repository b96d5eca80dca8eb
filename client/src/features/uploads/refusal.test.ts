import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api-client';
import { refusalOf } from './refusal';

const said = (message: string) => JSON.stringify({ message, code: 'x' });

describe('refusalOf', () => {
  it('tells what the server says of an image, from our own call and from Uppy’s', () => {
    const refusal = { message: 'Choose a PNG.', final: true };
    expect(refusalOf(new ApiError(415, '', said('Choose a PNG.')))).toEqual(refusal);
    expect(refusalOf(Object.assign(new Error('S3'), { status: 415, body: said('Choose a PNG.') }))).toEqual(
      refusal,
    );
    expect(refusalOf(new ApiError(413, '', said('No room.')))?.final).toBe(true);
  });

  it('lets a person try again where that may help', () => {
    expect(refusalOf(new ApiError(429, '', said('Please wait.')))).toEqual({
      message: 'Please wait.',
      final: false,
    });
  });

  it('has words of its own where the bucket has none for people', () => {
    const error = Object.assign(new Error('S3'), { status: 400, body: '<Error><Code>X</Code></Error>' });
    expect(refusalOf(error)?.message).toBe('This picture was refused. Please choose another one.');
  });

  it.each([
    new Error('network'),
    new TypeError('Failed to fetch'),
    new ApiError(503, '', said('A short break.')),
    Object.assign(new Error('S3'), { status: 500, body: '' }),
    Object.assign(new Error('S3'), { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }),
    null,
  ])('leaves %s to the next try', (error) => {
    expect(refusalOf(error)).toBeNull();
  });
});

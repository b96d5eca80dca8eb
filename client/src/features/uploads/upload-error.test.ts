import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-client';
import { uploadErrorOf } from './uploader';

const put = (status: number, body: string) => Object.assign(new Error('S3'), { status, body });

const said = (message: string) => JSON.stringify({ message, code: 'x' });

describe('uploadErrorOf', () => {
  it('uses the server’s message, for our own call and for the PUT', async () => {
    const refusal = { message: 'Choose a PNG.', final: true };
    expect(await uploadErrorOf(new ApiError(415, '', said('Choose a PNG.')))).toEqual(refusal);
    expect(await uploadErrorOf(put(415, said('Choose a PNG.')))).toEqual(refusal);
    expect((await uploadErrorOf(new ApiError(413, '', said('No room.'))))?.final).toBe(true);
  });

  it('allows a retry if that may help', async () => {
    expect(await uploadErrorOf(new ApiError(429, '', said('Please wait.')))).toEqual({
      message: 'Please wait.',
      final: false,
    });
  });

  it('has its own text if the bucket’s text isn’t for users', async () => {
    expect((await uploadErrorOf(put(400, '<Error><Code>X</Code></Error>')))?.message).toBe(
      'This picture can’t be used. Please choose another one.',
    );
  });

  it.each([
    new Error('network'),
    new TypeError('Failed to fetch'),
    new ApiError(503, '', said('A short break.')),
    put(0, ''),
    put(500, ''),
    put(403, '<Error><Code>AccessDenied</Code></Error>'),
    null,
  ])('leaves %s to the next try', async (error) => {
    expect(await uploadErrorOf(error)).toBeNull();
  });
});

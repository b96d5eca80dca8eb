import { describe, expect, it } from 'vitest';
import { formatBytes, imageFileError } from './image-file';

const file = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'a', { type });

describe('imageFileError', () => {
  it('accepts one image up to 10 MB, or 5 MB for a reward', () => {
    expect(imageFileError([file(10_485_760)], 'chore')).toBeNull();
    expect(imageFileError([file(15 * 1024 * 1024)], 'chore')).toBe(
      'This picture is 15 MB. The limit is 10 MB.',
    );
    expect(imageFileError([file(5_242_880)], 'reward')).toBeNull();
    expect(imageFileError([file(6 * 1024 * 1024)], 'reward')).toContain('The limit is 5 MB');
  });

  it.each(['image/svg+xml', 'image/heic', 'text/html', ''])('rejects %j', (type) => {
    expect(imageFileError([file(10, type)], 'chore')).toBe(
      'This type of file can’t be used. Choose a PNG, JPEG, WebP, GIF, or AVIF.',
    );
  });

  it('rejects an empty file and several files', () => {
    expect(imageFileError([file(0)], 'chore')).toBe('This file is empty. Choose another one.');
    expect(imageFileError([file(1), file(1)], 'chore')).toBe('Choose one image at a time.');
  });
});

describe('formatBytes', () => {
  it('formats sizes in common units', () => {
    expect([1, 840 * 1024, 2.4 * 1024 * 1024, 10_485_760].map(formatBytes)).toEqual([
      '1 KB',
      '840 KB',
      '2.4 MB',
      '10 MB',
    ]);
  });
});

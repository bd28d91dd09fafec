import { describe, expect, it } from 'vitest';
import { isMachineError, isOutOfRoom } from './serverErrors.ts';

const failedCall = (code: string) => Object.assign(new Error(code), { code, syscall: 'open' });

describe('isMachineError', () => {
  it.each<[string, Error]>([
    ['a failed call of the system', failedCall('EMFILE')],
    ['a file that is gone', failedCall('ENOENT')],
    ['a full disk', Object.assign(new Error('full'), { code: 'ENOSPC' })],
    [
      'a picture that cannot be written',
      new Error('x: write error\nsystem error: Input/output error'),
    ],
    ['too little memory', new Error('fork: Cannot allocate memory')],
    ['a cause of that kind', new Error('failed', { cause: failedCall('EIO') })],
  ])('is true for %s', (_what, error) => expect(isMachineError(error)).toBe(true));

  it.each<[string, unknown]>([
    ['a damaged picture', new Error('VipsJpeg: Corrupt JPEG data: bad Huffman code')],
    ['a damaged PDF', new TypeError('Invalid PDF structure.')],
    ['a length that no file has', new RangeError('Array buffer allocation failed')],
    ['other values', 'EIO'],
  ])('is false for %s', (_what, error) => expect(isMachineError(error)).toBe(false));
});

it('isOutOfRoom is true for a full disk only', () => {
  expect(isOutOfRoom(failedCall('EIO'))).toBe(false);
  expect(isOutOfRoom(failedCall('ENOSPC'))).toBe(true);
});

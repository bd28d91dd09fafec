import { expect, it } from 'vitest';
import { stdoutLines } from './stdoutLines.ts';

it('writes whole lines, also through partial writes', () => {
  let text = '';
  const lines = stdoutLines((bytes) => {
    const part = bytes.subarray(0, 3);
    text += Buffer.from(part).toString();
    return part.length;
  });
  lines.write('one line\n');
  lines.write('another\n');
  expect(text).toBe('one line\nanother\n');
});

it('drops lines while the disk is full, and then reports how many', () => {
  let text = '';
  let isFull = true;
  const lines = stdoutLines((bytes) => {
    if (isFull) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    text += Buffer.from(bytes).toString();
    return bytes.length;
  });
  for (const line of ['a\n', 'b\n']) lines.write(line);
  isFull = false;
  lines.write('c\n');
  lines.write('d\n');
  expect(text).toMatch(/^\n\{"level":40,.*"lost":2,"msg":"lines of this log were lost"\}\nc\nd\n$/);
});

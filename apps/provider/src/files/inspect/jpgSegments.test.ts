import { describe, expect, it } from 'vitest';
import { jpg } from '../testing/image.testing.ts';
import { endOfImage, jpgSegments } from './jpgSegments.ts';

const markersOf = (content: Buffer) => [...jpgSegments(content)].map(({ marker }) => marker);

describe('the segments of a JPEG', () => {
  it('follow each other without a gap up to its end', async () => {
    const photo = await jpg();
    let position = 2;
    for (const { start, end } of jpgSegments(photo)) {
      expect(start).toBe(position);
      position = end;
    }
    expect(position).toBe(photo.length);
    expect(markersOf(photo).at(-1)).toBe(endOfImage);
  });

  it('a scan goes on over restarts and escaped values, and the filling before a marker is skipped', () => {
    const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0x00, 2, 0xff, 0xd3, 3];
    const content = Buffer.from([0xff, 0xd8, ...scan, 0xff, 0xff, 0xd9]);
    expect([...jpgSegments(content)]).toEqual([
      { marker: 0xda, start: 2, end: 2 + scan.length + 1, isScan: true },
      { marker: 0xd9, start: 2 + scan.length + 1, end: content.length, isScan: false },
    ]);
  });

  it('what is cut off, or has no marker where one must stand, never comes to its end', async () => {
    const photo = await jpg();
    expect(markersOf(photo.subarray(0, -2))).not.toContain(endOfImage);
    expect(markersOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]))).toEqual([]);
    expect(markersOf(Buffer.from([0xff, 0xd8, 0, 0xd9]))).toEqual([]);
  });
});

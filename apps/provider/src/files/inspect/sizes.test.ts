import { expect, it } from 'vitest';
import { hasLocation, sizeFindings } from './sizes.ts';

it.each([
  [400, 400, []],
  [10_000, 5_000, []],
  [399, 4_000, [{ code: 'beeldKlein', detail: '399 × 4000' }]],
  [4_000, 399, [{ code: 'beeldKlein', detail: '4000 × 399' }]],
  [10_000, 5_001, [{ code: 'teVeelPixels', detail: '50' }]],
  // Too many pixels take precedence, because the photo is not decoded.
  [100, 1_000_000, [{ code: 'teVeelPixels', detail: '100' }]],
])('a photo of %i by %i', (width, height, findings) => {
  expect(sizeFindings(width, height)).toEqual(findings);
});

it.each([
  ['EXIF, written either way round', { exif: Buffer.from([0, 0x88, 0x25, 0]) }, true],
  ['EXIF, written the other way round', { exif: Buffer.from([0, 0x25, 0x88, 0]) }, true],
  ['XMP', { xmp: Buffer.from('exif:GPSLatitude="52"') }, true],
  ['notes without a place', { exif: Buffer.from('Canon'), xmp: Buffer.from('<x/>') }, false],
  ['no notes', {}, false],
])('detects whether metadata has a location: %s', (_what, notes, told) => {
  expect(hasLocation(notes)).toBe(told);
});

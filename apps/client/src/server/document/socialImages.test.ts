import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandCodes } from '@mijn/domain/brands';
import { imageDevices, imageFile, imageFormats, imageResolutions } from '@mijn/domain/images';
import { expect, test } from 'vitest';
import { socialImage } from './socialImages.ts';

const folder = path.join(import.meta.dirname, '../../../public/merk');

test('has an image per brand, device, resolution and format (§9)', () => {
  const missing = brandCodes.flatMap((brand) =>
    (['desktop', 'tablet', 'mobile'] as const).flatMap((device) =>
      imageResolutions.flatMap((resolution) =>
        imageFormats
          .map((format) => imageFile(brand, device, resolution, format))
          .filter((file) => !existsSync(path.join(folder, file))),
      ),
    ),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(imageDevices)).toEqual(['desktop', 'tablet', 'mobile']);
});

test('returns the image of the brand', () => {
  expect(socialImage('https://mijn.example', 'AZVZ')).toBe(
    'https://mijn.example/merk/AZVZ-desktop@1x.jpg',
  );
});

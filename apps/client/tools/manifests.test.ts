import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandCodes } from '@mijn/domain/brands';
import { expect, test } from 'vitest';
import { toManifest } from './manifests.ts';

const files = path.join(import.meta.dirname, '../public');

test.each(brandCodes)('%s can be installed: its own name, and icons that are there', (brand) => {
  const manifest: { icons?: { src: string }[] } = toManifest(brand, 'nl');
  expect(manifest).toMatchObject({
    start_url: '/overzicht',
    scope: '/',
    display: 'standalone',
    short_name: brand === 'ZZ' ? 'Zilverzand' : 'Ankerzee',
  });
  // A phone offers the app for a picture or a PDF.
  expect(manifest).toMatchObject({
    share_target: { action: '/delen', method: 'POST', params: { files: [{ name: 'bestanden' }] } },
  });
  const { icons = [] } = manifest;
  expect(icons.map(({ src }) => existsSync(path.join(files, src)))).toEqual(icons.map(() => true));
});

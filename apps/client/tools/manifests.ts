import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Brand, brandCodes, brands } from '@mijn/domain/brands';
import { type Language, languages } from '@mijn/domain/language';
import { type PageName, pages, sharing } from '@mijn/domain/paths';
import { groundColor } from '../src/server/document/groundColor.ts';

const descriptions: Readonly<Record<Language, string>> = {
  nl: 'Declareer sneller en gemakkelijker',
  en: 'Submit claims faster and more easily',
};

const shortcuts: readonly PageName[] = ['declaratieIndienen', 'zorgpas', 'facturen'];

/**
 * Returns the Web App Manifest of a brand in a language. It stays at `/merk/` with its icons, because installed apps and
 * their service workers use that address.
 */
export function toManifest(brand: Brand, language: Language): object {
  const { naam, product } = brands[brand];
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/merk/${brand}-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: product,
    short_name: naam,
    description: descriptions[language],
    lang: language,
    dir: 'ltr',
    start_url: pages.overzicht.path,
    scope: '/',
    display: 'standalone',
    background_color: groundColor[brand].light,
    theme_color: groundColor[brand].light,
    categories: ['health', 'finance'],
    icons: [
      { src: `/merk/${brand}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
    share_target: {
      action: sharing.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: sharing.files, accept: ['application/pdf', 'image/*'] }],
      },
    },
    shortcuts: shortcuts.map((page) => ({
      name: pages[page].titel[language],
      url: pages[page].path,
    })),
  };
}

/** Writes the manifest of each brand in each language to the browser's files. */
export async function writeManifests(client: string): Promise<void> {
  const folder = path.join(client, 'merk');
  await mkdir(folder, { recursive: true });
  for (const brand of brandCodes) {
    for (const language of languages) {
      const file = path.join(folder, `${brand}.${language}.webmanifest`);
      await writeFile(file, JSON.stringify(toManifest(brand, language)));
    }
  }
}

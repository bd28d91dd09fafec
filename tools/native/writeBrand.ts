import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@mijn/domain/brands';
import { type NativeBrand, nativeBrands, pictures, places, writeInto } from './nativeBrands.ts';

/**
 * Applies a brand to the projects of the native app.
 * @param folder apps/native, or a copy of it
 * @param own production values instead of the examples
 */
export function writeBrand(
  folder: string,
  brand: Brand,
  own: Partial<Pick<NativeBrand, 'appId' | 'host'>> = {},
): void {
  const facts = { ...nativeBrands[brand], ...own };
  for (const place of places) {
    const file = path.join(folder, place.file);
    writeFileSync(file, writeInto(readFileSync(file, 'utf8'), place, place.value(facts)));
  }
  for (const [name, to] of Object.entries(pictures)) {
    copyFileSync(path.join(folder, 'brands', brand, name), path.join(folder, to));
  }
}

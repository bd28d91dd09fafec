import type { Brand } from '@mijn/domain/brands';
import { imageFile } from '@mijn/domain/images';

/** Returns the address of the brand's image for shared links. */
export function socialImage(brandUrl: string, brand: Brand): string {
  return `${brandUrl}/merk/${imageFile(brand, 'desktop', 1, 'jpg')}`;
}

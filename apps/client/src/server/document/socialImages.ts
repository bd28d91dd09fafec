import type { Brand } from '@mijn/domain/brands';
import { imageFile } from '@mijn/domain/images';

/** The address of a brand's picture for who shares a link. */
export function socialImage(brandUrl: string, brand: Brand): string {
  return `${brandUrl}/merk/${imageFile(brand, 'desktop', 1, 'jpg')}`;
}

import type { Brand } from '@mijn/domain/brands';
import { imageFile } from '@mijn/domain/images';

/** The address of a brand's picture for who shares a link. */
export function socialImage(brandUrl: string, merk: Brand): string {
  return `${brandUrl}/merk/${imageFile(merk, 'desktop', 1, 'jpg')}`;
}

import { readFileSync } from 'node:fs';
import { legacyPages, websitePages, type BrandLinks } from '@mijn/domain/brandLinks';
import { brandCodes, type Brand } from '@mijn/domain/brands';
import { z } from 'zod';

const address = z.url({ protocol: /^https$/ });
const words = z.string().min(1).max(200);

const phone = z.string().regex(/^\+[1-9]\d{6,14}$/);

const brandLinks = z.strictObject({
  website: z.record(z.enum(websitePages), address),
  legacy: z.record(z.enum(legacyPages), address),
  help: z.strictObject({
    phone,
    hours: z.strictObject({ nl: words, en: words }),
    address: words,
    alarm: z.strictObject({ phone }).optional(),
  }),
});

const contents = z.record(z.enum(brandCodes), brandLinks);

/**
 * Reads the file with links and help desk of every brand.
 * @returns undefined where it cannot be read, is not whole, or leads elsewhere than to https
 */
export function readLinksFile(file: string): Readonly<Record<Brand, BrandLinks>> | undefined {
  try {
    return contents.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Whether any of it is invented: an address under a domain that is kept for examples (RFC 2606). */
export function isInvented(links: Readonly<Record<Brand, BrandLinks>>): boolean {
  return Object.values(links)
    .flatMap(({ website, legacy }) => [...Object.values(website), ...Object.values(legacy)])
    .some((url) => /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(new URL(url).hostname));
}

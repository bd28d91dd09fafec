import { readFileSync } from 'node:fs';
import {
  legacyPages,
  websitePages,
  type BrandLinks,
  brandCodes,
  type Brand,
} from '@mijn/domain/brands';
import { parseJson } from '@mijn/domain/values';
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

type LinksFile =
  | { readonly links: Readonly<Record<Brand, BrandLinks>>; readonly problem?: undefined }
  | { readonly links?: undefined; readonly problem: string };

/**
 * Reads the file with links and help desk of every brand.
 * @returns the problem if it is unreadable, incomplete, or has links other than https
 */
export function readLinksFile(file: string): LinksFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { problem: 'it cannot be read' };
  }
  const { data: links, error } = contents.safeParse(parseJson(text));
  if (links) return { links };
  const [first] = error.issues;
  const place = first?.path.join('.');
  return { problem: place ? `${place} is missing or wrong in it` : 'it is not JSON of that form' };
}

/** Returns whether any address is fictitious: under a domain for examples (RFC 2606). */
export function hasFictitiousLinks(links: Readonly<Record<Brand, BrandLinks>>): boolean {
  return Object.values(links)
    .flatMap(({ website, legacy }) => [...Object.values(website), ...Object.values(legacy)])
    .some((url) => /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(new URL(url).hostname));
}

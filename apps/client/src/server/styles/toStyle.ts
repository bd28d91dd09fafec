import { createHash } from 'node:crypto';
import type { Style } from '../document/files.ts';

/**
 * Makes a style sheet fit to stand in a page.
 * @throws Error when it could end the element it stands in.
 */
export function toStyle(address: string, text: string): Style {
  if (/<\/style/i.test(text)) throw new Error('The style sheet would end its own element');
  const hash = createHash('sha256').update(text).digest('base64');
  return { address, text, hash: `sha256-${hash}` };
}

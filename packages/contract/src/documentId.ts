import { createHash } from 'node:crypto';

const hashSigns = 16;

/**
 * Returns the id by which a page requests a GraphQL document: the operation's name and a hash of
 * its text (GraphQL over HTTP, Persisted Documents; ADR 0113). For Node only.
 */
export function documentId(text: string): string {
  const [, name = ''] = /^(?:query|mutation)\s+(\w+)/.exec(text) ?? [];
  const hash = createHash('sha256').update(text).digest('hex').slice(0, hashSigns);
  return `${name}-${hash}`;
}

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses texts, as the browser accepts; the build's files are compressed beforehand. A page may echo words of its
 * address, but has no secret that other pages share: the CSRF token differs per document (BREACH). To guess personal
 * data by sizes, an attacker on the line would have to open page after page visibly, because the cookie is SameSite=Lax.
 */
export async function compressTexts(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    globalDecompression: false,
  });
}

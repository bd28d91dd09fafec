import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses the texts this part of the app sends, as the browser accepts; the build's files are compressed
 * beforehand. A page may repeat words of its address (a search, a part that failed); beside them stands no secret that
 * the next page has too: the token of a form is of its document alone. What stands there of a person's own data could
 * be guessed at by lengths only by somebody who listens on the line and has the browser open page after page in sight,
 * since its cookie comes with no other request from elsewhere (SameSite=Lax).
 */
export async function compressTexts(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    globalDecompression: false,
  });
}

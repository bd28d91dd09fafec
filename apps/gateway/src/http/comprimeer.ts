import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gzippen = promisify(gzip);

/** Below this many characters a compressed answer saves nothing. */
const ondergrens = 1_024;

/** Fast rather than small: the build's files are compressed beforehand, these each time. */
const brotliOpties = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Compresses the texts this part of the app sends, as the browser accepts. Our answers repeat
 * nothing of the request beside what is secret in them, so their length tells nothing.
 */
export function comprimeerTeksten(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < ondergrens) return payload;
    const aanvaard = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(aanvaard)) {
      void reply.header('content-encoding', 'br').removeHeader('content-length');
      return brotli(payload, brotliOpties);
    }
    if (/\bgzip\b/.test(aanvaard)) {
      void reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return gzippen(payload);
    }
    return payload;
  });
}

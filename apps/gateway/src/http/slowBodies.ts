import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its body may take as long as it keeps coming: files over a slow phone. */
    longBody?: boolean;
  }
}

/** Whether a request says that a body comes. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Ends a request of which no more is waited for, with an answer where somebody reads it yet. */
function cut(raw: IncomingMessage): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', new Refusal(408, 'the body does not come'));
  else raw.destroy();
}

/** Cuts the request when its body takes longer than `ms`, or, where it may be long, when nothing came for so long. */
function watch(raw: IncomingMessage, ms: number, mayBeLong: boolean): void {
  let received = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const receivedNow = raw.socket.bytesRead;
    // Bytes that we have and did not take yet wait for us, not for the sender.
    const isComing = receivedNow !== received || raw.readableLength > 0;
    received = receivedNow;
    if (mayBeLong && isComing) return;
    clearInterval(timer);
    cut(raw);
  }, ms);
  for (const end of ['end', 'close']) raw.once(end, () => clearInterval(timer));
}

/**
 * Cuts off a request whose body does not come: half a body holds a connection, and whatever the route
 * holds with it.
 * @param ms how long a body may take; where the route has a long one, how long nothing of it may come
 */
export function cutSlowBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (hasBody(raw)) watch(raw, ms, routeOptions.config.longBody === true);
  });
}

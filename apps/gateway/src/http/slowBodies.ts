import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take any time while bytes keep arriving, such as files from a slow phone. */
    longBody?: boolean;
  }
}

/** Returns whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Ends a request whose body stalled: with 408 if a route still reads it, otherwise by closing the connection. */
function cut(raw: IncomingMessage): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', new Refusal(408, 'the body does not come'));
  else raw.destroy();
}

/** Cuts the request when its body takes longer than `ms`; a long body when nothing arrived for `ms`. */
function watch(raw: IncomingMessage, ms: number, mayBeLong: boolean): void {
  let received = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const receivedNow = raw.socket.bytesRead;
    // Received bytes that the route has not read yet are not the sender's delay.
    const isComing = receivedNow !== received || raw.readableLength > 0;
    received = receivedNow;
    if (mayBeLong && isComing) return;
    clearInterval(timer);
    cut(raw);
  }, ms);
  for (const end of ['end', 'close']) raw.once(end, () => clearInterval(timer));
}

/**
 * Cuts off requests whose body stalls, because each holds a connection and the resources of its route.
 * @param ms maximum time for a body, or without new bytes on routes with `longBody`
 */
export function cutSlowBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (hasBody(raw)) watch(raw, ms, routeOptions.config.longBody === true);
  });
}

import { createServer, type RequestListener } from 'node:http';
import { listen } from '@mijn/dev-env/listen';
import { onTestFinished, expect, test } from 'vitest';
import { NotAnsweredError, openSession } from './webDriver.ts';

/**
 * Starts a driver with this listener.
 * @returns its address
 */
async function startDriver(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

test('times out a command without response, and continues with the next', async () => {
  const address = await startDriver(({ url }, response) => {
    if (url === '/session/1/url') return;
    response.end(JSON.stringify({ value: { sessionId: '1' } }));
  });
  const session = await openSession(address, {});
  const lost = session.send('GET', '/url', undefined, 50);
  await expect(lost).rejects.toThrow(NotAnsweredError);
  await expect(lost).rejects.toThrow(`GET ${address}/session/1/url: no answer within 50 ms`);
  expect(await session.send('GET', '/title')).toEqual({ sessionId: '1' });
});

test('throws with the driver’s message for a refused command', async () => {
  const address = await startDriver((_request, response) => {
    response.statusCode = 500;
    response.end(JSON.stringify({ value: { message: 'session not created' } }));
  });
  await expect(openSession(address, {})).rejects.toThrow('session not created');
});

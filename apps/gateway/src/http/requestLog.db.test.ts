import { connect } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());
beforeEach(() => {
  testSetup.provider.recover();
  testSetup.log.length = 0;
});

interface Line {
  readonly level: number;
  readonly route?: string;
  readonly status?: number;
}
const lines = (): Line[] => testSetup.log.map((line) => JSON.parse(line));

it('counts a flood of refused requests, and still logs each request that succeeds', async () => {
  const browser = testSetup.browser();
  for (let asked = 0; asked < 150; asked += 1) {
    expect((await browser.request('/bestaat-niet.png')).status).toBe(404);
  }
  expect((await browser.request('/inloggen')).status).toBe(200);

  await expect.poll(() => lines().filter(({ status }) => status === 200)).toHaveLength(1);
  expect(lines().filter(({ status }) => status === 404)).toHaveLength(100);
});

it('does not log health probes at info', async () => {
  const browser = testSetup.browser();
  for (const path of ['/health/live', '/health/ready', '/inloggen']) {
    expect((await browser.request(path)).status).toBe(200);
  }
  await expect
    .poll(() =>
      lines()
        .filter(({ level }) => level >= 30)
        .map(({ route }) => route),
    )
    .toEqual(['/*']);
});

it('does not log an error when the client hangs up', async () => {
  const asked = Promise.withResolvers<void>();
  const hungUp = Promise.withResolvers<void>();
  testSetup.provider.answer('/relatie', ({ request }) => {
    asked.resolve();
    request.raw.once('close', () => hungUp.resolve());
    return new Promise(() => undefined);
  });
  const { cookies } = await createLoggedInBrowser(testSetup);
  const line = connect(testSetup.port, '127.0.0.1');
  const content = JSON.stringify({ query: '{ relatie { roepnaam } }' });
  line.write(
    [
      'POST /graphql HTTP/1.1',
      `host: localhost:${testSetup.port}`,
      `origin: ${testSetup.addresses.ZZ}`,
      'x-mijn: 1',
      `cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
      'content-type: application/json',
      `content-length: ${content.length}\r\n\r\n${content}`,
    ].join('\r\n'),
  );
  await asked.promise;
  line.destroy();

  // The request to the insurer is aborted in turn; by then the log is complete.
  await hungUp.promise;
  expect((await testSetup.browser().request('/inloggen')).status).toBe(200);
  expect(lines().filter(({ level }) => level > 30)).toEqual([]);
});

it('logs kind and position of a foreign error, never its message', async () => {
  const { status } = await testSetup.browser().request('/500');

  expect(status).toBe(500);
  const log = testSetup.log.join('');
  expect(log).toContain('a status page could not be shown');
  expect(log).not.toContain('the client is broken');
});

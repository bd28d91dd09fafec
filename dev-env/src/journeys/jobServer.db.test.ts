import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobServer, startJobServer } from './jobServer.ts';

const done: string[] = [];
let server: JobServer;
beforeAll(async () => {
  server = await startJobServer({
    runOne: async (name, key) => {
      if (key === 'D2026-0') throw new Error('not taken up yet');
      done.push(`${name} ${key}`);
    },
  });
});
afterAll(() => server.close());

const post = (path: string) => fetch(`${server.url}/${path}`, { method: 'POST' });

test('runs a job for one item only', async () => {
  expect((await post('startProcessing/D2026-1%2F2')).status).toBe(204);
  expect(done).toEqual(['startProcessing D2026-1/2']);
});

test.each(['nothing/D2026-1', 'startProcessing/', ''])(
  'returns 404 for %s, which is not a job',
  async (path) => {
    expect((await post(path)).status).toBe(404);
    expect((await fetch(`${server.url}/startProcessing/D2026-1`)).status).toBe(404);
  },
);

test('returns the reason of a failed job', async () => {
  const answer = await post('assess/D2026-0');
  expect([answer.status, await answer.text()]).toEqual([500, 'not taken up yet']);
});

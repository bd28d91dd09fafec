import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runningPostmaster } from './postgres/postmaster.ts';
import { freePorts } from './test/appProcess.testing.ts';
import {
  cleanUpApps,
  dataFolder,
  isReady,
  refusal,
  start,
  varDir,
} from './test/startedApps.testing.ts';

cleanUpApps();

test('prints its address, responds, and stops on a signal', async () => {
  const PORT = await freePorts();
  const app = start({ PORT });
  const url = await app.ready();
  expect(url).toBe(`http://localhost:${PORT}`);
  expect(await isReady(url)).toBe(true);
  expect(app.said()).toContain(`http://ideal.localhost:${Number(PORT) + 3}/besturing`);
  expect(app.said()).toContain(`http://tijd.localhost:${Number(PORT) + 4}`);
  expect(statSync(path.join(varDir(), 'keys.json')).mode & 0o077).toBe(0);
  app.child.kill('SIGINT');
  expect(await app.ended()).toBe(0);
  expect(runningPostmaster(dataFolder())).toBeUndefined();
}, 400_000);

test('names a taken port', async () => {
  const PORT = await freePorts();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(Number(PORT), '127.0.0.1', resolve);
  });
  expect(await refusal({ PORT })).toMatch(`Port ${PORT} is taken by another program`);
  other.close();
});

test.each([
  [{ PORT: 'abc' }, /PORT is "abc"/],
  [{ PUBLIC_URL: 'mijn' }, /PUBLIC_URL is "mijn"/],
  [{ NODE_ENV: 'production' }, /refuse NODE_ENV=production/],
  [{ DATABASE_URL: 'not-an-address' }, /DATABASE_URL leads to no database that can be used/],
])('names an invalid setting: %o', async (env, sentence) => {
  expect(await refusal(env)).toMatch(sentence);
});

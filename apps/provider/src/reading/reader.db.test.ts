import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { once } from 'node:events';
import { type ChildProcess, fork } from 'node:child_process';
import { createTestFolder } from '../testing/testFolder.testing.ts';

const folder = await createTestFolder('reading-failures');
const gigabyte = String(1024 ** 3);
const child: ChildProcess = fork(
  path.join(import.meta.dirname, 'process', 'child.ts'),
  [gigabyte, '60000'],
  { execArgv: [] },
);
afterAll(() => child.disconnect());

async function answerTo(source: string): Promise<unknown> {
  child.send({ id: 1, reading: { source, key: source, kind: 'pdf', page: 1 } });
  const [answer] = await once(child, 'message');
  return answer;
}

it('does not blame a file that is gone or cannot be opened', async () => {
  expect(await answerTo(path.join(folder, 'nowhere'))).toMatchObject({ isOurs: true });
});

it('blames a file that no program can open', async () => {
  const damaged = path.join(folder, 'damaged');
  await writeFile(damaged, 'no pdf');
  expect(await answerTo(damaged)).toMatchObject({ isOurs: false });
});

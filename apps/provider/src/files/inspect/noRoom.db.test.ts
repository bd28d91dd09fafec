import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { jpg } from '../testing/image.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';

const folder = await createTestFolder('no-room');
const pdf = path.join(folder, 'pdf');
const photo = path.join(folder, 'photo');
let child: ChildProcess;
beforeAll(async () => {
  await writeFile(pdf, createPdf());
  await writeFile(photo, await jpg(400, 300));
  // The process that opens files, without its walls: it may write to a device that is always full.
  const gigabyte = String(1024 ** 3);
  child = fork(path.join(import.meta.dirname, 'child.ts'), [gigabyte, '60000'], { execArgv: [] });
});
afterAll(async () => {
  child.disconnect();
});

it.each([
  ['a pdf', pdf],
  ['a photo', photo],
])('%s gets no verdict when its copy cannot be written', async (_kind, source) => {
  child.send({ id: 2, source, target: path.join(folder, 'nowhere', 'target') });
  const [answer] = await once(child, 'message');
  expect(answer).toMatchObject({ id: 2, inspection: null, isFull: false });
});

it.each([
  ['a pdf', pdf],
  ['a photo', photo],
])(
  '%s that there is no room for: the disk is full, and the file is not to blame',
  async (_kind, source) => {
    child.send({ id: 1, source, target: '/dev/full' });
    const [answer] = await once(child, 'message');
    expect(answer).toMatchObject({ id: 1, inspection: null, isFull: true });
  },
);

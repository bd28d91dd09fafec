import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpg } from '../testing/image.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-geen-ruimte-'));
const pdf = path.join(map, 'pdf');
const photo = path.join(map, 'photo');
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
  await rm(map, { recursive: true });
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

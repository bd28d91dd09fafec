import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPdf } from '../testing/pdf.testing.ts';
import { createInspector } from './inspector.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-keurmeesters-'));
const pdf = path.join(map, 'pdf');
await writeFile(pdf, createPdf());
afterAll(() => rm(map, { recursive: true }));

it('inspects files that come in together, and closes after the last', async () => {
  const inspector = createInspector(map);
  const together = [1, 2, 3, 4].map((i) => inspector.inspect(pdf, path.join(map, `doel${i}`)));
  await inspector.close();
  const kinds = (await Promise.all(together)).map(({ clean }) => clean?.kind);
  expect(kinds).toEqual(['pdf', 'pdf', 'pdf', 'pdf']);
});

it('inspects the next after one that fails', async () => {
  const inspector = createInspector(map);
  const nowhere = [1, 2].map((i) => inspector.inspect(path.join(map, `nowhere${i}`), `doel${i}`));
  const next = inspector.inspect(pdf, path.join(map, 'doel'));
  expect(await Promise.allSettled(nowhere)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect((await next).clean?.kind).toBe('pdf');
  await inspector.close();
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';
import { createInspector } from './inspector.ts';

const folder = await createTestFolder('inspector');
const pdf = path.join(folder, 'pdf');
await writeFile(pdf, createPdf());

it('inspects files that come in together, and closes after the last', async () => {
  const inspector = createInspector(folder);
  const together = [1, 2, 3, 4].map((i) => inspector.inspect(pdf, path.join(folder, `target${i}`)));
  await inspector.close();
  const kinds = (await Promise.all(together)).map(({ clean }) => clean?.kind);
  expect(kinds).toEqual(['pdf', 'pdf', 'pdf', 'pdf']);
});

it('inspects the next after one that fails', async () => {
  const inspector = createInspector(folder);
  const nowhere = [1, 2].map((i) =>
    inspector.inspect(path.join(folder, `nowhere${i}`), `target${i}`),
  );
  const next = inspector.inspect(pdf, path.join(folder, 'target'));
  expect(await Promise.allSettled(nowhere)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect((await next).clean?.kind).toBe('pdf');
  await inspector.close();
});

import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createPdf, stream } from '../testing/pdf.testing.ts';
import { seenBy } from '../testing/pdfReader.testing.ts';
import { inspectPdf } from './inspectPdf.ts';

const folder = await createTestFolder('pdf');
const target = path.join(folder, 'target');
beforeEach(() => rm(target, { force: true }));

const deep = `/Group << /CS ${'['.repeat(70)}${']'.repeat(70)} >>`;
const locked = '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>';

it('a bill is kept with all its pages', async () => {
  expect(await inspectPdf(createPdf({ pages: 7 }), target)).toEqual([]);
  const { pages } = await seenBy(await readFile(target));
  expect(pages.map(({ words }) => words)).toEqual(
    Array.from({ length: 7 }, () => ['Nota 2026-001']),
  );
});

it('a file that travels in a bill is left behind, and that is told', async () => {
  const objects = [
    '<< /Type /Filespec /F (more.txt) /EF << /F 6 0 R >> >>',
    stream('', Buffer.from('x')),
  ];
  const content = createPdf({ objects, catalog: '/AF [5 0 R]' });
  expect(await inspectPdf(content, target)).toEqual([{ code: 'bijlageVerwijderd' }]);
  expect((await readFile(target)).includes('more.txt')).toBe(false);
});

it.each([
  ['of more than 200 pages', createPdf({ pages: 201 }), { code: 'teVeelPaginas', detail: '201' }],
  ['behind a password', createPdf({ trailer: locked }), { code: 'versleuteld' }],
  [
    'with something behind its end',
    Buffer.concat([createPdf(), Buffer.from('x')]),
    { code: 'verborgenInhoud' },
  ],
  ['without an end', createPdf().subarray(0, -8), { code: 'beschadigd' }],
  ['without pages', createPdf({ pages: 0 }), { code: 'beschadigd' }],
  ['that is nothing but an end', Buffer.from('%PDF-1.7\n%%EOF\n'), { code: 'beschadigd' }],
  [
    'in which one thing stands in another without end',
    createPdf({ page: deep }),
    { code: 'teZwaar' },
  ],
])('a PDF %s is refused, and nothing of it kept', async (_how, content, finding) => {
  expect(await inspectPdf(content, target)).toEqual([finding]);
  expect(existsSync(target)).toBe(false);
});

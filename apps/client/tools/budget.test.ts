import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@mijn/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../src/server/document/files.ts';
import { budget, type BudgetLine } from './budget.ts';
import { limit } from './budgetParts.ts';

const table = `
const inside: RouteObject[] = [
  page('overzicht', 'app/overzicht/OverzichtPage.tsx', () => import('./overzicht/OverzichtPage.tsx')),
  page('zorgpas', 'features/zorgpas/Pass.tsx', () => import('../features/zorgpas/Pass.tsx')),
];
`;

const overview = 'src/app/overzicht/OverzichtPage.tsx';
const pass = 'src/features/zorgpas/Pass.tsx';
const fresh = 'src/app/start/startFresh.ts';
const native = 'src/app/native/startNative.tsx';

const outside = { file: 'outside.js', imports: ['src/main.tsx'] };
const inside = {
  file: 'inside.js',
  imports: ['src/main.tsx'],
  dynamicImports: ['_outside.js', 'src/Watch.tsx'],
};

const manifest: Manifest = {
  'src/main.tsx': { file: 'main.js', dynamicImports: ['_inside.js', pass, fresh] },
  '_inside.js': inside,
  'src/app/frame/InsideLayout.tsx': inside,
  [overview]: inside,
  '_outside.js': outside,
  'src/app/frame/OutsideLayout.tsx': outside,
  'src/app/frame/EverywhereLayout.tsx': outside,
  'src/app/frame/Outside.tsx': outside,
  'src/app/frame/OtherBrand.tsx': outside,
  'src/features/statuspaginas/StatusContent.tsx': outside,
  'src/features/statuspaginas/Picture.tsx': outside,
  'src/Watch.tsx': {
    file: 'watch.js',
    imports: ['_dialog.js'],
    dynamicImports: ['src/Ask.tsx'],
  },
  'src/Ask.tsx': { file: 'ask.js' },
  '_dialog.js': { file: 'dialog.js' },
  [pass]: { file: 'pass.js', imports: ['_dialog.js'], dynamicImports: ['src/Show.tsx'] },
  'src/Show.tsx': { file: 'show.js', imports: ['_dialog.js', pass] },
  [fresh]: { file: 'fresh.js', dynamicImports: [native] },
  [native]: { file: 'native.js' },
};

// In kB, in Dutch and in English.
const sizes: Readonly<Record<string, readonly [nl: number, en: number]>> = {
  main: [80, 80],
  inside: [42, 43],
  outside: [5, 5],
  watch: [2, 1],
  ask: [5, 1],
  dialog: [2, 2],
  pass: [12, 15],
  show: [17, 3],
  fresh: [1, 1],
  native: [9, 16.5],
};

let folder = '';
let lines: readonly BudgetLine[] = [];

const lineOf = (name: string) => lines.find((line) => line.name === name);
const tooLarge = () => lines.filter(({ size, limit: most }) => size > most).map(({ name }) => name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-budget-'));
  await mkdir(path.join(folder, '.vite'));
  for (const [place, language] of languages.entries()) {
    const text = JSON.stringify(manifest).replaceAll(/(\w+)\.js"/g, `$1.${language}.js"`);
    const named = text.replaceAll(/"_(\w+)\.\w+\.js"/g, '"_$1.js"');
    await writeFile(path.join(folder, `.vite/manifest.${language}.json`), named);
    for (const [file, size] of Object.entries(sizes))
      await writeFile(
        path.join(folder, `${file}.${language}.js.br`),
        Buffer.alloc((size[place] ?? 0) * 1000),
      );
  }
  lines = await budget(folder, table);
});

afterAll(() => rm(folder, { recursive: true }));

test('the first screen is weighed with all that its parts fetch by themselves, and without other screens', () => {
  // main, inside, watch, ask and dialog.
  expect(lineOf(`${overview} with its late parts`)).toMatchObject({
    size: 131,
    limit: limit.firstWithLate,
  });
});

test('what is larger in English is held in English', () => {
  expect(lineOf(overview)).toMatchObject({ size: 123, limit: limit.first });
});

test('a page is a route whatever its file is called, and weighed without what its frame has', () => {
  expect(lineOf(`${pass} on top of its frame`)).toMatchObject({ size: 17, limit: limit.onward });
});

test('what is fetched later has a limit too, on top of what has come before it', () => {
  expect(lineOf('src/Show.tsx')).toMatchObject({ size: 17, limit: limit.onward });
  expect(lineOf(native)).toMatchObject({ size: 16.5, limit: limit.onward });
});

test('what is too large is told, and nothing else', () => {
  expect(tooLarge().toSorted()).toEqual(
    [
      overview,
      `${overview} with its late parts`,
      `${pass} on top of its frame`,
      'src/Show.tsx',
      native,
    ].toSorted(),
  );
});

test('a module that the budget names and no build has is refused', async () => {
  await expect(budget(folder, table.replaceAll('Pass', 'Card'))).rejects.toThrow('Card.tsx');
});

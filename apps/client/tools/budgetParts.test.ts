import { expect, test } from 'vitest';
import type { Manifest } from '../src/server/document/files.ts';
import { budgetParts, limit } from './budgetParts.ts';

const frame = 'src/app/frame/InsideLayout.tsx';
const overview = 'src/app/overzicht/OverzichtPage.tsx';
const pass = 'src/features/zorgpas/Pass.tsx';
const laterSteps = 'src/features/declaraties/submit/steps/laterSteps.ts';

const outside = { file: 'outside.js', imports: ['src/main.tsx'] };
const manifest: Manifest = {
  'src/main.tsx': { file: 'main.js', dynamicImports: [pass, 'src/app/start/startFresh.ts'] },
  [frame]: { file: 'inside.js', imports: ['src/main.tsx'], dynamicImports: ['src/Watch.tsx'] },
  [overview]: { file: 'overview.js', dynamicImports: ['src/app/frame/OtherBrand.tsx'] },
  [pass]: {
    file: 'pass.js',
    imports: ['_dialog.js'],
    dynamicImports: [laterSteps, 'src/Show.tsx'],
  },
  'src/Watch.tsx': { file: 'watch.js', imports: ['_dialog.js'], dynamicImports: ['src/Ask.tsx'] },
  'src/Ask.tsx': { file: 'ask.js' },
  'src/Show.tsx': { file: 'show.js', imports: ['_dialog.js'] },
  '_dialog.js': { file: 'dialog.js' },
  [laterSteps]: { file: 'steps.js' },
  'src/app/frame/Outside.tsx': outside,
  'src/app/frame/OtherBrand.tsx': outside,
  'src/features/statuspaginas/StatusContent.tsx': outside,
  'src/features/statuspaginas/Picture.tsx': outside,
  'src/app/start/startFresh.ts': { file: 'fresh.js' },
};
const frames = new Map([
  [overview, frame],
  [pass, frame],
]);

/** What is weighed under this name: its files, in no order, and its limit. */
function weighed(name: string) {
  const part = budgetParts(manifest, frames).find((one) => one.name === name);
  return part && { scripts: part.scripts.toSorted(), limit: part.limit };
}

test('the first screen has all that its parts fetch by themselves, and no other screen', () => {
  expect(weighed(`${overview} with its late parts`)).toEqual({
    scripts: ['/ask.js', '/dialog.js', '/inside.js', '/main.js', '/overview.js', '/watch.js'],
    limit: limit.firstWithLate,
  });
});

test('where a visit begins has a limit of the whole, any other page of what it brings on top', () => {
  expect(weighed(overview)?.limit).toBe(limit.first);
  expect(weighed(pass)?.limit).toBe(Infinity);
  expect(weighed(`${pass} on top of its frame`)).toEqual({
    scripts: ['/dialog.js', '/pass.js'],
    limit: limit.onward,
  });
});

test('what is fetched later is weighed without what is there, and may be larger with a reason alone', () => {
  expect(weighed('src/Show.tsx')).toEqual({ scripts: ['/show.js'], limit: limit.onward });
  expect(weighed(laterSteps)).toMatchObject({ scripts: ['/steps.js'] });
  expect(weighed(laterSteps)?.limit).toBeGreaterThan(limit.onward);
  expect(weighed('src/Watch.tsx')).toBeUndefined();
  expect(weighed(pass)).toBeDefined();
});

test('a page or part that no build has is refused by its name', () => {
  const moved = new Map([...frames, ['src/Gone.tsx', frame]]);
  expect(() => budgetParts(manifest, moved)).toThrow('No part of the build: src/Gone.tsx');
  const { 'src/app/frame/Outside.tsx': _, ...less } = manifest;
  expect(() => budgetParts(less, frames)).toThrow('src/app/frame/Outside.tsx');
});

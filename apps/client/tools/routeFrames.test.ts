import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { framesOf, layouts } from './routeFrames.ts';

const table = readFileSync(path.join(import.meta.dirname, '../src/app/routes.tsx'), 'utf8');

test('every page of the app is found in the route table, with the frame that it stands in', () => {
  const frames = framesOf(table);
  const imported = new Set([...table.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name));
  expect(frames.size).toBe(imported.size - layouts.length);
  expect(new Set(frames.values())).toEqual(new Set(layouts));
  expect(frames.get('src/app/overzicht/OverzichtPage.tsx')).toMatch('InsideLayout');
  expect(frames.get('src/features/introduction/IntroductionPage.tsx')).toMatch('OutsideLayout');
  expect(frames.get('src/features/statuspaginas/StatusPage.tsx')).toMatch('EverywhereLayout');
});

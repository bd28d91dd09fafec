import path from 'node:path';
import { expect, test } from 'vitest';
import { createFirstScreen } from './firstScreen.ts';

const src = path.join(import.meta.dirname, '../src');

const imports: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['router.ts', 'texts.js'],
  'app/frame/InsideLayout.tsx': ['Bar.tsx', 'texts.js'],
  'app/overzicht/OverzichtPage.tsx': ['Bar.tsx', 'Meter.tsx'],
  'app/beside/Beside.tsx': ['firstName.ts', 'FamilyRow.tsx', 'Meter.tsx'],
  'features/relatie/notices/Notice.tsx': ['send.ts'],
  'send.ts': ['field.ts'],
  'ZorgpasPage.tsx': ['send.ts', 'Pass.tsx'],
};

const all = [...new Set(Object.entries(imports).flat(2))];

const lookup = {
  getModuleInfo: (id: string) => {
    const file = path.relative(src, id);
    return {
      importedIds: (imports[file] ?? []).map((one) => path.join(src, one)),
      importers: all
        .filter((one) => imports[one]?.includes(file))
        .map((one) => path.join(src, one)),
    };
  },
};

test('a module comes with the first that needs it, and later screens fetch nothing they do not use', () => {
  const partOf = createFirstScreen();
  const parts = Object.fromEntries(all.map((file) => [file, partOf(path.join(src, file), lookup)]));

  expect(parts).toEqual({
    'main.tsx': 'main',
    'router.ts': 'main',
    'texts.js': 'main',
    'app/frame/InsideLayout.tsx': 'inside',
    'app/overzicht/OverzichtPage.tsx': 'inside',
    'Bar.tsx': 'inside',
    'Meter.tsx': 'inside',
    'app/beside/Beside.tsx': 'beside',
    'firstName.ts': 'beside',
    'FamilyRow.tsx': 'beside',
    'features/relatie/notices/Notice.tsx': 'beside',
    'send.ts': 'inside',
    'field.ts': 'inside',
    'ZorgpasPage.tsx': undefined,
    'Pass.tsx': undefined,
  });
});

import { expect, test } from 'vitest';
import { nameParts } from './namedParts.ts';

const inside = { file: 'assets/inside-a1.js', imports: ['src/main.tsx'], css: ['assets/a.css'] };
const entry = { file: 'assets/main-b2.js' };

test('a module that is in one file with others is found by its own name', () => {
  const manifest = nameParts(
    { 'src/main.tsx': entry, '_inside-a1.js': inside },
    [
      {
        fileName: inside.file,
        moduleIds: ['/client/src/app/Layout.tsx', '/client/src/app/Card.tsx'],
      },
    ],
    ['src/app/Layout.tsx'],
    '/client',
  );

  expect(manifest).toEqual({
    'src/main.tsx': entry,
    '_inside-a1.js': inside,
    'src/app/Layout.tsx': inside,
  });
});

test('an entry that only hands on another file is that file', () => {
  const bare = { file: 'assets/main-c3.js', imports: ['_main-b2.js'] };
  const manifest = nameParts(
    { 'src/main.tsx': bare, '_main-b2.js': entry },
    [{ fileName: entry.file, moduleIds: ['/client/src/main.tsx'] }],
    ['src/main.tsx'],
    '/client',
  );

  expect(manifest['src/main.tsx']).toBe(entry);
});

import { expect, test } from 'vitest';
import { paginaBestanden, stijlBestand } from './bestanden.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_kern.js'] },
  '_kern.js': { file: 'assets/kern.js' },
  'src/app/OverzichtPage.tsx': { file: 'assets/overzicht.js', imports: ['_kern.js', '_kaart.js'] },
  '_kaart.js': { file: 'assets/kaart.js' },
  'src/ander.tsx': { file: 'assets/ander.js' },
  'style.css': { file: 'assets/style.css' },
  'letter.woff2': { file: 'assets/letter.woff2' },
};

test('a page loads its own modules, all they import, and nothing else', () => {
  expect(paginaBestanden(manifest, ['src/app/OverzichtPage.tsx'])).toEqual({
    script: '/assets/main.js',
    voorladen: ['/assets/kern.js', '/assets/overzicht.js', '/assets/kaart.js'],
    lettertype: '/assets/letter.woff2',
  });
});

test('the one stylesheet of a build is found', () => {
  expect(stijlBestand(manifest)).toBe('assets/style.css');
  expect(stijlBestand({})).toBeUndefined();
});

test('a build without an entry is no build', () => {
  expect(() => paginaBestanden({}, [])).toThrow('entry');
});

import { expect, test } from 'vitest';
import { pageFiles, styleFile } from './files.ts';

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
  expect(pageFiles(manifest, ['src/app/OverzichtPage.tsx'])).toEqual({
    script: '/assets/main.js',
    preloads: ['/assets/kern.js', '/assets/overzicht.js', '/assets/kaart.js'],
    font: '/assets/letter.woff2',
  });
});

test('the one stylesheet of a build is found', () => {
  expect(styleFile(manifest)).toBe('assets/style.css');
  expect(styleFile({})).toBeUndefined();
});

test('a build without an entry is no build', () => {
  expect(() => pageFiles({}, [])).toThrow('entry');
});

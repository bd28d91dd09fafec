import { expect, test } from 'vitest';
import { pageFiles, styleFile } from './files.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_core.js'] },
  '_core.js': { file: 'assets/core.js' },
  'src/app/OverzichtPage.tsx': { file: 'assets/overview.js', imports: ['_core.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js' },
  'src/other.tsx': { file: 'assets/other.js' },
  'style.css': { file: 'assets/style.css' },
  'letter.woff2': { file: 'assets/letter.woff2' },
};

test('a page loads its own modules, all they import, and nothing else', () => {
  expect(pageFiles(manifest, ['src/app/OverzichtPage.tsx'])).toEqual({
    script: '/assets/main.js',
    preloads: ['/assets/core.js', '/assets/overview.js', '/assets/card.js'],
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

import { expect, test } from 'vitest';
import { pageFiles } from './files.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_core.js'] },
  '_core.js': { file: 'assets/core.js', css: ['assets/core.css'] },
  'src/app/overzicht/OverzichtPage.tsx': {
    file: 'assets/overview.js',
    imports: ['_core.js', '_card.js'],
    css: ['assets/overview.css'],
  },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/other.tsx': {
    file: 'assets/other.js',
    imports: ['_card.js', '_rare.js'],
    css: ['assets/other.css'],
  },
  '_rare.js': { file: 'assets/rare.js', css: ['assets/rare.css'] },
  'letter.woff2': { file: 'assets/letter.woff2' },
};

test('lists the modules and styles of a page, imports first, and nothing else', () => {
  expect(pageFiles(manifest, ['src/app/overzicht/OverzichtPage.tsx'])).toEqual({
    script: '/assets/main.js',
    preloads: ['/assets/core.js', '/assets/card.js', '/assets/overview.js'],
    styles: ['/assets/core.css', '/assets/card.css', '/assets/overview.css'],
    font: '/assets/letter.woff2',
  });
});

test('throws for a build without an entry', () => {
  expect(() => pageFiles({}, [])).toThrow('entry');
});

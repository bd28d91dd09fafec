import { expect, test } from 'vitest';
import { type DocumentParts, writeDocument } from './document.ts';

const script = (text: string) => ({ text, hash: '' });
const parts: DocumentParts = {
  language: 'nl',
  merk: 'ZZ',
  title: 'Mijn Zilverzand | Overzicht',
  description: 'Declareer sneller en gemakkelijker',
  product: 'Mijn Zilverzand',
  brandUrl: 'http://localhost',
  files: {
    script: '/assets/main.js',
    preloads: ['/assets/inside.js'],
    styles: [],
    font: '/assets/letters.woff2',
  },
  styles: [],
  content: '<main>Overzicht</main>',
  above: { id: 'cookies', html: '<form></form>', script: script('ask()') },
  details: {},
};

function halves(more: Partial<DocumentParts> = {}): readonly [head: string, body: string] {
  const [head = '', body = ''] = writeDocument({ ...parts, ...more }).split('<body>');
  return [head, body];
}

test('preloads the font first in the body, because a browser would wait for it in the head', () => {
  const [head, body] = halves();
  expect(body).toMatch(/^<link rel="preload" href="\/assets\/letters\.woff2" as="font"/);
  expect(head).not.toContain('as="font"');
  const withoutFont = halves({ files: { ...parts.files, font: undefined } });
  expect(withoutFont.join('')).not.toContain('rel="preload"');
});

test('asks for the modules above the styles, and on a page without React for none', () => {
  const text = 'body{margin:0}';
  const styles = [{ address: '/assets/main.css', text, hash: '' }];
  const [head] = halves({ styles });
  const preload = head.indexOf('<link rel="modulepreload" href="/assets/inside.js">');
  const main = head.indexOf('<script type="module" src="/assets/main.js">');
  expect(preload).toBeGreaterThan(0);
  expect(main).toBeGreaterThan(preload);
  expect(head.indexOf(text)).toBeGreaterThan(main);
  expect(halves({ styles, isBare: true }).join('')).not.toContain('/assets/main.js');
});

test('writes no script between the banner and the page, which would paint the banner by itself', () => {
  const [, body] = halves();
  expect(body).toContain(
    '<div id="cookies"><form></form></div><div id="root"><main>Overzicht</main></div><script>ask()</script>',
  );
});

test('escapes everything in attributes and elements', () => {
  const [head] = halves({ title: '</title><script>', product: '"><script>' });
  expect(head).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(head).toContain('content="&quot;&gt;&lt;script&gt;"');
});

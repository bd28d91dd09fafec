import { describe, expect, it } from 'vitest';
import type { Build } from '../document/files.ts';
import { createNativeShell } from './nativeShell.ts';

const hash = 'sha256-abc';

function buildOf(language: string): Build {
  const main = { file: `assets/main-${language}.js`, css: ['assets/a.css'] };
  return {
    manifest: { 'src/main.tsx': main },
    styles: new Map([['/assets/a.css', { address: '/assets/a.css', text: 'a{}', hash }]]),
  };
}

const render = createNativeShell({ nl: buildOf('nl'), en: buildOf('en') });
const gateway = 'https://mijn.example';
const { written, files } = render({ merk: 'ZZ', gateway });
const html = written['index.html'] ?? '';

describe('what stands in the native app', () => {
  it('is one document, without a script or a style that its policy does not know', () => {
    expect(html).toContain('<script type="module" src="/start.js"></script>');
    expect(html.match(/<script(?! type="(?:module|application\/json)")/g)).toBeNull();
    expect(html).toContain(`style-src &#39;self&#39; &#39;${hash}&#39;;`);
    expect(html).toContain('require-trusted-types-for &#39;script&#39;');
    expect(html).not.toContain('unsafe');
  });

  it('calls its own gateway and nobody else', () => {
    expect(html).toContain(`connect-src &#39;self&#39; ${gateway};`);
    const elsewhere = 'https://status.example/onderhoud.json';
    const more = render({ merk: 'ZZ', gateway, maintenance: elsewhere }).written['index.html'];
    expect(more).toContain(`connect-src &#39;self&#39; ${gateway} https://status.example;`);
  });

  it('starts in the language of the cookie or the phone, and has the files of both', () => {
    const start = written['start.js'] ?? '';
    expect(start).toContain('{"nl":"/assets/main-nl.js","en":"/assets/main-en.js"}');
    expect(files).toEqual(expect.arrayContaining(['assets/main-nl.js', 'assets/main-en.js']));
    expect(files.filter((file) => file === 'assets/a.css')).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { Build } from '../document/files.ts';
import { createNativeShell } from './nativeShell.ts';

const hash = 'sha256-abc';

const build: Build = {
  manifest: { 'src/main.tsx': { file: 'assets/main.js', css: ['assets/a.css'] } },
  styles: new Map([['/assets/a.css', { address: '/assets/a.css', text: 'a{}', hash }]]),
};

const render = createNativeShell(build);
const gateway = 'https://mijn.example';
const { written, files } = render({ merk: 'ZZ', gateway });
const html = written['index.html'] ?? '';

describe('the document of the native app', () => {
  it('has no script or style that its policy does not allow', () => {
    expect(html).toContain('<script type="module" src="/start.js"></script>');
    expect(html.match(/<script(?! type="(?:module|application\/json)")/g)).toBeNull();
    expect(html).toContain(`style-src &#39;self&#39; &#39;${hash}&#39;;`);
    expect(html).toContain('require-trusted-types-for &#39;script&#39;');
    expect(html).not.toContain('unsafe');
  });

  it('calls only its own gateway', () => {
    expect(html).toContain(`connect-src &#39;self&#39; ${gateway};`);
    const elsewhere = 'https://status.example/onderhoud.json';
    const more = render({ merk: 'ZZ', gateway, maintenance: elsewhere }).written['index.html'];
    expect(more).toContain(`connect-src &#39;self&#39; ${gateway} https://status.example;`);
  });

  it('starts in the language of the cookie or the phone, and has the files of the build', () => {
    const start = written['start.js'] ?? '';
    expect(start).toContain('document.documentElement.lang = language');
    expect(start).toContain('import("/assets/main.js")');
    expect(files).toEqual(['assets/main.js', 'assets/a.css']);
  });
});

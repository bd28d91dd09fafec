import { expect, it } from 'vitest';
import { html } from './html.ts';

it('keeps text from becoming markup, in content and in attributes', () => {
  const kwaad = `"><script>'&`;

  expect(html`<b title="${kwaad}">${kwaad}</b>`.tekst).toBe(
    '<b title="&quot;&gt;&lt;script&gt;&#39;&amp;">&quot;&gt;&lt;script&gt;&#39;&amp;</b>',
  );
});

it('puts markup into markup, one or many', () => {
  const punten = ['a', 'b'].map((naam) => html`<li>${naam}</li>`);

  expect(html`<b>${punten}</b>${html`<i>${25}</i>`}`.tekst).toBe(
    '<b><li>a</li><li>b</li></b><i>25</i>',
  );
});

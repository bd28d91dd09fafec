import { expect, it } from 'vitest';
import { html } from './page.ts';

it('escapes text in content and attributes', () => {
  const evil = `"><script>'&`;

  expect(html`<b title="${evil}">${evil}</b>`.text).toBe(
    '<b title="&quot;&gt;&lt;script&gt;&#39;&amp;">&quot;&gt;&lt;script&gt;&#39;&amp;</b>',
  );
});

it('inserts nested markup unescaped, one or many', () => {
  const points = ['a', 'b'].map((name) => html`<li>${name}</li>`);

  expect(html`<b>${points}</b>${html`<i>${25}</i>`}`.text).toBe(
    '<b><li>a</li><li>b</li></b><i>25</i>',
  );
});

import { expect, test } from 'vitest';
import { writeIsland } from './island.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  'regel\u2028en\u2029regel',
  '&lt;b&gt; "quotes" \\ en \u0000',
])('round-trips data and leaves the page intact: %j', (text) => {
  const island = writeIsland({ tekst: text });
  expect(island).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(island)).toEqual({ tekst: text });
});

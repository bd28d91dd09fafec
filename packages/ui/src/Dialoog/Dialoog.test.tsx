import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Dialoog } from './Dialoog.tsx';

test('the dialog is named by its title and waits closed', () => {
  const html = teken(
    <Dialoog open={false} titel="Ben je er nog?" knoppen={null} onSluit={() => undefined}>
      Over 2 minuten log je vanzelf uit.
    </Dialoog>,
  );
  const id = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Ben je er nog?`);
  expect(html).not.toMatch(/<dialog[^>]* open/);
});

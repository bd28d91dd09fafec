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

test('a question that cannot wait is an alertdialog, described by its text', () => {
  const html = teken(
    <Dialoog open={false} dringend titel="Ben je er nog?" knoppen={null} onSluit={() => undefined}>
      Nog 1:45.
    </Dialoog>,
  );
  expect(html).toContain('role="alertdialog"');
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<div id="${id}"[^>]*>Nog 1:45`));
});

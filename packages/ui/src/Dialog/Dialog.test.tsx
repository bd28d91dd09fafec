import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Dialog } from './Dialog.tsx';

test('is labelled by its title and closed initially', () => {
  const html = renderMarkup(
    <Dialog open={false} title="Ben je er nog?" buttons={null} onClose={() => undefined}>
      Over 2 minuten log je vanzelf uit.
    </Dialog>,
  );
  const id = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Ben je er nog?`);
  expect(html).not.toMatch(/<dialog[^>]* open/);
});

test('renders an urgent question as an alertdialog, described by its text', () => {
  const html = renderMarkup(
    <Dialog open={false} urgent title="Ben je er nog?" buttons={null} onClose={() => undefined}>
      Nog 1:45.
    </Dialog>,
  );
  expect(html).toContain('role="alertdialog"');
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<div id="${id}"[^>]*>Nog 1:45`));
});

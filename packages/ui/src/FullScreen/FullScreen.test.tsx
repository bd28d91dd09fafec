import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { FullScreen } from './FullScreen.tsx';

const screen = (open: boolean) =>
  renderMarkup(
    <FullScreen open={open} title="Voor de balie" closeText="Sluiten" onClose={() => undefined}>
      <p>Sanne</p>
    </FullScreen>,
  );

test('is closed initially', () => {
  expect(screen(false)).not.toContain('Sanne');
});

test('is labelled by its title, and has its close button first', () => {
  const html = screen(true);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Voor de balie</h2>`);
  expect(html.indexOf('Sluiten')).toBeLessThan(html.indexOf('Sanne'));
});

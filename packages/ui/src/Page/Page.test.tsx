import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Page } from './Page.tsx';

test('has one h1 that can take the focus', () => {
  const html = renderMarkup(<Page title="Declaraties">inhoud</Page>);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*tabindex="-1"/);
});

test('renders the back link before the title', () => {
  const html = renderMarkup(
    <Page title="Fysiotherapie" back={{ href: '/declaraties/overzicht', label: 'Declaraties' }} />,
  );
  expect(words(html)).toBe('Declaraties Fysiotherapie');
  expect(html).toContain('href="/declaraties/overzicht"');
});

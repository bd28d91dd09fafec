import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Alert } from './Alert.tsx';

test('sets a live region role only if given', () => {
  expect(renderMarkup(<Alert kind="info" title="Het is druk" />)).not.toContain('role=');
  expect(renderMarkup(<Alert kind="error" title="Mislukt" role="alert" />)).toContain(
    'role="alert"',
  );
});

test('renders its title as a heading only if given', () => {
  expect(renderMarkup(<Alert kind="info" title="Het is druk" />)).not.toContain('<h2');
  expect(renderMarkup(<Alert kind="info" title="Nieuwsbrief" heading />)).toMatch(
    /<h2[^>]*>Nieuwsbrief<\/h2>/,
  );
});

test('renders its action', () => {
  const html = renderMarkup(
    <Alert kind="error" title="Mislukt" action={<button type="button">Probeer opnieuw</button>}>
      Er ging iets mis.
    </Alert>,
  );
  expect(words(html)).toBe('Mislukt Er ging iets mis. Probeer opnieuw');
});

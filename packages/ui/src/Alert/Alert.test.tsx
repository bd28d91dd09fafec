import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Alert } from './Alert.tsx';

test('a notice speaks up only when asked to', () => {
  expect(renderMarkup(<Alert kind="info" title="Het is druk" />)).not.toContain('role=');
  expect(renderMarkup(<Alert kind="error" title="Mislukt" role="alert" />)).toContain(
    'role="alert"',
  );
});

test('the title of a notice is a heading only where it is a matter of its own', () => {
  expect(renderMarkup(<Alert kind="info" title="Het is druk" />)).not.toContain('<h2');
  expect(renderMarkup(<Alert kind="info" title="Nieuwsbrief" heading />)).toMatch(
    /<h2[^>]*>Nieuwsbrief<\/h2>/,
  );
});

test('a notice offers what one can do', () => {
  const html = renderMarkup(
    <Alert kind="error" title="Mislukt" action={<button type="button">Probeer opnieuw</button>}>
      Er ging iets mis.
    </Alert>,
  );
  expect(words(html)).toBe('Mislukt Er ging iets mis. Probeer opnieuw');
});

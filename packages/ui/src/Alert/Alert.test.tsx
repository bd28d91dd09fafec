import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Melding } from './Alert.tsx';

test('a notice speaks up only when asked to', () => {
  expect(character(<Melding soort="info" titel="Het is druk" />)).not.toContain('role=');
  expect(character(<Melding soort="error" titel="Mislukt" role="alert" />)).toContain(
    'role="alert"',
  );
});

test('a notice offers what one can do', () => {
  const html = character(
    <Melding soort="error" titel="Mislukt" action={<button type="button">Probeer opnieuw</button>}>
      Er ging iets mis.
    </Melding>,
  );
  expect(words(html)).toBe('Mislukt Er ging iets mis. Probeer opnieuw');
});

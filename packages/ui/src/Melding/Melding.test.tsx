import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Melding } from './Melding.tsx';

test('a notice speaks up only when asked to', () => {
  expect(teken(<Melding soort="info" titel="Het is druk" />)).not.toContain('role=');
  expect(teken(<Melding soort="fout" titel="Mislukt" role="alert" />)).toContain('role="alert"');
});

test('a notice offers what one can do', () => {
  const html = teken(
    <Melding soort="fout" titel="Mislukt" actie={<button type="button">Probeer opnieuw</button>}>
      Er ging iets mis.
    </Melding>,
  );
  expect(woorden(html)).toBe('Mislukt Er ging iets mis. Probeer opnieuw');
});

import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { LeegBeeld } from './LeegBeeld.tsx';

test('says what it means and what one can do', () => {
  const html = teken(
    <LeegBeeld tekening={<svg />} titel="Nog geen declaraties" actie={<a href="#i">Indienen</a>}>
      Stuur je rekening in.
    </LeegBeeld>,
  );
  expect(woorden(html)).toBe('Nog geen declaraties Stuur je rekening in. Indienen');
});

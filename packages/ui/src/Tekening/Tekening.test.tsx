import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Tekening, lijnen } from './Tekening.tsx';

test('a drawing is decoration', () => {
  const html = teken(
    <Tekening breedte={40} hoogte={20}>
      <path d="M0 0" className={lijnen.lijn} />
    </Tekening>,
  );
  expect(html).toContain('viewBox="0 0 40 20"');
  expect(html).toContain('aria-hidden="true"');
});

import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Veld } from './Veld.tsx';

test('the control is tied to its label, hint and error', () => {
  const html = teken(
    <Veld id="bedrag" label="Bedrag" hint="In euro" fout="Vul een bedrag in">
      {(veld) => <input {...veld} />}
    </Veld>,
  );
  expect(html).toContain('<label for="bedrag"');
  expect(html).toContain('aria-describedby="bedrag-hint bedrag-fout"');
  expect(html).toContain('aria-invalid="true"');
  expect(woorden(html)).toBe('Bedrag In euro Vul een bedrag in');
});

test('a field without hint or error points at nothing', () => {
  const html = teken(<Veld label="Bedrag">{(veld) => <input {...veld} />}</Veld>);
  expect(html).not.toMatch(/aria-describedby|aria-invalid/);
});

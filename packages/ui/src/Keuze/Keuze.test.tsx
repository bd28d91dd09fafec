import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Keuze } from './Keuze.tsx';

const opties = [
  { waarde: 'a', label: 'Sanne' },
  { waarde: 'b', label: 'Lotte', omschrijving: '8 jaar' },
  { waarde: 'c', label: 'Daan', omschrijving: 'Niet verzekerd', uit: true },
];

test('one of the answers is chosen, and one can not be', () => {
  const html = teken(
    <Keuze legenda="Voor wie?" opties={opties} waarde="b" onWijzig={() => undefined} />,
  );
  const chosen = html.match(/<input[^>]*checked=""[^>]*>/g);
  expect(chosen).toHaveLength(1);
  expect(chosen?.[0]).toContain('value="b"');
  expect(html.match(/<input[^>]*disabled=""[^>]*>/g)).toHaveLength(1);
});

test('the answers share one name, and the first bears the id an error links to', () => {
  const html = teken(<Keuze id="wie" name="declarant" legenda="Voor wie?" opties={opties} />);
  expect(html.match(/name="declarant"/g)).toHaveLength(3);
  expect(html).toMatch(/<input[^>]*id="wie"[^>]*value="a"/);
});

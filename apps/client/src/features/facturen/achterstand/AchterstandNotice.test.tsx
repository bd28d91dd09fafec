import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { type Achterstand, AchterstandNotice, mayDispute } from './AchterstandNotice.tsx';
import { disputeError } from './disputeForm.ts';

const shown = (otherwise: Partial<Achterstand>, kenmerk?: string, hasForm?: boolean) =>
  words(
    <AchterstandNotice
      achterstand={{
        stap: 'aanbod',
        maanden: 2,
        bedrag: 30_830,
        betwistSinds: null,
        betwistingBeantwoord: null,
        volgende: { maanden: 4 },
        ...otherwise,
      }}
      betalingsKenmerk={kenmerk}
      mayDispute={hasForm}
    />,
  );

it('says since when a dispute is looked into, and that nothing follows meanwhile', () => {
  const text = shown({ stap: 'waarschuwing', betwistSinds: '2027-05-12' });
  expect(text).toContain('Sinds 12 mei 2027 zoeken we uit of deze achterstand klopt.');
  expect(text).toContain('volgt er geen nieuwe stap');
  expect(shown({})).not.toContain('zoeken we uit');
});

it('refers to the phone after the answer to a dispute, until the next stage', () => {
  const answered = { betwistSinds: null, betwistingBeantwoord: '2027-05-20' };
  expect(shown(answered)).toContain(
    'Op 20 mei 2027 hebben we beantwoord of deze achterstand klopt. Ben je het niet eens met ons antwoord? Bel ons dan.',
  );
  expect(shown({ ...answered, betwistSinds: '2027-05-25' })).not.toContain('beantwoord of');
  const never = { betwistSinds: null, betwistingBeantwoord: null };
  expect([answered, { ...answered, betwistSinds: '2027-05-25' }, never].map(mayDispute)).toEqual([
    false,
    false,
    true,
  ]);
});

it('names the debt, the next step and the options, at each stage', () => {
  expect(shown({}, '5000056789012345')).toMatch(
    /2 maanden premie niet betaald: € 308,30.*Bij 4 maanden achterstand krijg je een waarschuwing.*Eén regeling voor alles/,
  );
  const warned = shown({ stap: 'waarschuwing', maanden: 4, volgende: { maanden: 6 } });
  expect(warned).toContain('Bij 6 maanden achterstand melden we je aan bij het CAK.');
  expect(warned).toContain('binnen vier weken');
  const registered = shown({ stap: 'aanmelding', maanden: 7, volgende: null });
  // True from the day of the registration on: the premium of its month was ours.
  expect(registered).toContain(
    'De premie van je basisverzekering betaal je vanaf de maand na je aanmelding aan het CAK.',
  );
  expect(registered).not.toContain('Eén regeling voor alles');
});

it('has the form to dispute the arrears where the page wants it', () => {
  expect(shown({}, undefined, true)).toContain('Klopt deze achterstand niet? Wat klopt er niet?');
  expect(shown({})).not.toContain('Klopt deze achterstand niet?');
  expect(shown({}, undefined, false)).not.toContain('Klopt deze achterstand niet?');
});

it.each([
  ['', 'Schrijf op wat er volgens jou niet klopt.'],
  ['\u200B', 'Schrijf op wat er volgens jou niet klopt.'],
  ['x'.repeat(1_001), 'Je tekst is 1 teken te lang. Maak hem korter.'],
  ['Ik betaalde al.', undefined],
])('checks the reason of a dispute: %j', (text, error) => {
  expect(disputeError(text)).toBe(error);
});

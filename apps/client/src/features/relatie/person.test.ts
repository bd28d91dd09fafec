import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FullRelatie, type Person, toPerson, toRelatie } from './person.ts';
import { relatieOf } from './relatie.testing.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const text = fc.string({ maxLength: 30 });
const postcode = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.stringMatching(/^[A-RT-Z][A-Z]$/))
  .map(([digits, letters]) => `${digits} ${letters}`);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const delivery = fc.constantFrom('Digitaal', 'Papier', 'GeenKeuze');
const indicator = fc.constantFrom('magDocumentenZien', 'toonOntvangstNieuwsbrief');

const address: fc.Arbitrary<FullRelatie['vestigingsAdres']> = fc.record({
  straat: maybe(text),
  huisnummer: maybe(fc.nat()),
  huisnummerToevoeging: maybe(text),
  postcode: maybe(postcode),
  woonplaats: maybe(text),
  adresType: fc.constantFrom('GBApostadres', 'GBAvestigingsadres', 'Relatiepostadres'),
});

const relatie: fc.Arbitrary<FullRelatie> = fc
  .record({
    achternaam: text,
    roepnaam: text,
    opgemaakteNaam: text,
    email: maybe(text),
    geboorteDatum: day,
    aanleverwijzeCorrespondentie: delivery,
    aanleverwijzePolisblad: delivery,
    relatieNummer: text,
    telefoonNummer: maybe(text),
    ontvangtNieuwsbrief: fc.boolean(),
    toestemmingDetailsZorgkosten: fc.boolean(),
    leeftijd: fc.nat(120),
    indicatoren: fc.uniqueArray(indicator),
    vestigingsAdres: address,
    postAdres: maybe(address),
  })
  .map((fields) =>
    relatieOf({ ...fields, indicatorenRedenen: [{ indicator: 'x', redenen: ['GeenZenZ'] }] }),
  );

test('maps the contract’s relation to a form and back without loss', () => {
  fc.assert(
    fc.property(relatie, (one) => {
      const {
        state: _,
        verzekerd: __,
        emailTeBevestigen: ___,
        documentSoorten: ____,
        ...sent
      } = one;
      expect(toRelatie(toPerson(one))).toEqual(sent);
    }),
  );
});

test('maps a form to the contract’s relation and back without loss', () => {
  fc.assert(
    fc.property(relatie.map(toPerson), (person: Person) => {
      expect(toPerson({ ...relatieOf(), ...fromInput(person) })).toEqual(person);
    }),
  );
});

// The input has the same fields as the output.
function fromInput(person: Person): Partial<FullRelatie> {
  const input = toRelatie(person);
  const { vestigingsAdres, postAdres, indicatoren, indicatorenRedenen, ...plain } = input;
  const read = JSON.stringify({ vestigingsAdres, postAdres, indicatoren, indicatorenRedenen });
  const parts: Partial<FullRelatie> = JSON.parse(read);
  return { ...relatieOf(), ...parts, ...JSON.parse(JSON.stringify(plain)) };
}

test('parses the birthday, adds the space of a postcode, and names the absence of a choice', () => {
  const home = { ...relatieOf().vestigingsAdres, postcode: '2042kl' };
  const person = toPerson(relatieOf({ vestigingsAdres: home }));
  expect(person.birthday).toEqual(new Date('1985-06-22T00:00:00Z'));
  expect(person.homeAddress.postcode).toBe('2042 KL');
  expect([person.correspondence, person.policySheet]).toEqual(['Digitaal', 'Geen keuze']);
  expect(toRelatie(person)).toMatchObject({
    geboorteDatum: '1985-06-22',
    aanleverwijzePolisblad: 'GeenKeuze',
  });
});

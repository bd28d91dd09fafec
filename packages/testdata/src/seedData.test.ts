import { isBsn } from '@mijn/domain/bsn';
import { isIban } from '@mijn/domain/iban';
import { isPostcode } from '@mijn/domain/postcode';
import { describe, expect, it } from 'vitest';
import { personas } from './personas.ts';
import { createSeedData } from './seedData.ts';

const days = ['2026-11-21', '2027-01-01', '2028-02-29', '2026-12-31'].map((day) =>
  Temporal.PlainDate.from(day),
);

describe.each(days)('createSeedData on %s', (today) => {
  const data = createSeedData(today);

  it('has a relation with valid and unique numbers for every login', () => {
    const bsns = data.relaties.map(({ bsn }) => bsn);
    expect(personas.filter(({ bsn }) => !bsns.includes(bsn))).toEqual([]);
    expect(bsns.every(isBsn)).toBe(true);
    expect(new Set(data.relaties.map(({ relatienummer }) => relatienummer)).size).toBe(
      data.relaties.length,
    );
    for (const { iban, vestigingsAdres } of data.relaties) {
      expect(iban === null || isIban(iban)).toBe(true);
      expect(isPostcode(vestigingsAdres.postcode)).toBe(true);
    }
  });

  it('has no care after its claim, no claim after today and no duplicate number', () => {
    const numbers = new Set(data.declaraties.map(({ nummer }) => nummer.slice(5)));
    expect(numbers.size).toBe(data.declaraties.length);
    const tomorrow = today.add({ days: 1 }).toString();
    for (const declaratie of data.declaraties) {
      expect(declaratie.behandelDatum <= declaratie.submittedOn.slice(0, 10)).toBe(true);
      const { submittedOn, inProgressAt, handledAt } = declaratie;
      const takenUpOn = inProgressAt ?? submittedOn;
      const doneOn = handledAt ?? takenUpOn;
      expect(submittedOn <= takenUpOn && takenUpOn <= doneOn && doneOn < tomorrow).toBe(true);
    }
  });

  it('matches the descriptions of the personas', () => {
    const numberOf = (name: string) =>
      data.relaties.find(({ opgemaakteNaam }) => opgemaakteNaam === name)?.relatienummer;
    const from = (name: string) =>
      data.declaraties.filter(({ relatienummer }) => relatienummer === numberOf(name));
    expect(new Set(from('Sanne de Vries').map(({ status }) => status)).size).toBe(3);
    expect(from('Henk de Boer')).toHaveLength(2_000);
    expect(from('Mila Jansen')).toEqual([]);
    const emma = data.relaties.find(({ roepnaam }) => roepnaam === 'Emma');
    const eighteen = Temporal.PlainDate.from(emma?.geboorteDatum ?? '').add({ years: 18 });
    expect(eighteen.year).toBe(today.year);
    expect(Temporal.PlainDate.compare(eighteen, today)).toBeLessThanOrEqual(0);
  });
});

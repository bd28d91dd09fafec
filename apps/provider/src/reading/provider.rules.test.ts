import { describe, expect, it } from 'vitest';
import { withLabels } from './labels.rules.ts';
import { findProvider } from './provider.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const bill = (lines: readonly string[]) => withLabels(parseWrittenPage(lines));
const found = (...lines: readonly string[]) => findProvider(bill(lines));
const address = ['Dorpsstraat 12', '3511 AB Utrecht', 'Factuur 2026-17'];

const seen = (line: string) =>
  findProvider(withLabels(parseWrittenPage([line, ...address], { seen: true, certainty: 95 })));

describe('findProvider', () => {
  it.each([
    ['Fysiotherapiepraktijk Zuid', 'its kind of care'],
    ['Tandartsenpraktijk Bos B.V.', 'its kind of company'],
    ['Clínica Dental Sonrisa', 'a Spanish clinic'],
    ['Zahnarztpraxis am Markt', 'a German practice'],
    ["Centre Hospitalier du Val d'Orne", 'a French hospital'],
  ])('is certain of "%s" by %s', (name, _by) =>
    expect(found(name, ...address)).toMatchObject({ value: name, sure: true }),
  );

  it('finds a name without a sign of care, with uncertainty', () => {
    expect(found('Jansen en Zonen', ...address)).toMatchObject({
      value: 'Jansen en Zonen',
      sure: false,
    });
  });

  it('is uncertain with two candidates', () => {
    expect(found('Fysiotherapiepraktijk Zuid', 'Tandartsenpraktijk Bos')?.sure).toBe(false);
  });

  it('takes the doctor, and not the profession behind the name', () => {
    const name = found(
      'Wir berechnen im Auftrag von',
      'Dr. med. Keller, Facharzt für Orthopädie, Borkum',
    );
    expect(name?.value).toBe('Dr. med. Keller');
  });

  it('prefers the labelled provider to the factoring company at the top', () => {
    const name = found('FactuMondo Declaratieservice', 'Zorgverlener\tTandartspraktijk Wilgenhof');
    expect(name?.value).toBe('Tandartspraktijk Wilgenhof');
  });

  it.each([
    ['Diëtistenpraktijk Goed Eten, AGB 24007712', 'Diëtistenpraktijk Goed Eten'],
    ['GGD Kennemerland\tReizigersvaccinatie', 'GGD Kennemerland'],
    ['Van:\tDiëtistenpraktijk Goed Eten', 'Diëtistenpraktijk Goed Eten'],
    ['Für die Behandlung durch Dr. Aldenhoff, Fachärztin', 'Dr. Aldenhoff'],
  ])('takes only the name of "%s"', (line, name) => expect(found(line)?.value).toBe(name));

  it('joins a name that continues in the next row', () => {
    expect(found('Verloskundigenpraktijk De', 'Ooievaarshof')?.value).toBe(
      'Verloskundigenpraktijk De Ooievaarshof',
    );
  });

  it.each([
    ['an address', 'Dorpsstraat 12'],
    ['a postcode', '3511 AB Utrecht'],
    ['a website', 'www.praktijk-zuid.nl'],
    ['an account', 'IBAN praktijk zuid'],
    ['the title of the bill', 'Factuur praktijk zuid'],
    ['the head of a table', 'Product\tBedrag\tUw deel'],
    ['the addressee', 'Mevrouw S. de Vries'],
    ['a label', 'Debiteurnummer'],
    ['a payment', 'Pagado con tarjeta.'],
    ['too little to be one', 'Zui'],
  ])('does not treat %s as a name', (_what, line) => expect(found(line)).toBeUndefined());

  it('is uncertain of a truncated or split name on a photo', () => {
    expect(seen('Fysiotherapiepraktijk Rijnoever')?.sure).toBe(true);
    expect(seen('Fysiotherapiepraktijk Rijn oever')?.sure).toBe(false);
    expect(seen('Praktijk voor\tFysiotherapie Rijnoever')?.sure).toBe(false);
  });
});

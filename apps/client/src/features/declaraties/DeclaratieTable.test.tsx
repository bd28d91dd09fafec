import { describe, expect, it } from 'vitest';
import type { DeclaratieInList } from './declaraties.fragments.ts';
import { DeclaratieTable } from './DeclaratieTable.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { exampleDeclaratieInList as declaratie } from './declaratieInList.testing.ts';

const row = (one: DeclaratieInList, withNames = true) => (
  <DeclaratieTable caption="" groups={[{ key: '', rows: [one] }]} withNames={withNames} />
);

const isWideOnly = (one: DeclaratieInList) => /<td[^>]*status[^>]*wideOnly/.test(show(row(one)));

describe('DeclaratieTable', () => {
  it('names its row by care, and says the rest once', () => {
    expect(words(row(declaratie))).toMatch(
      / Tandarts Lotte 12 november € 110,00 \+ € 82,50 Afgehandeld$/,
    );
  });

  it('names the day of a row as well where a newer one has its care', () => {
    const rows = [declaratie, { ...declaratie, nummer: 'D2026-2', datum: '2026-11-02' }];
    const text = words(<DeclaratieTable caption="" groups={[{ key: '', rows }]} withNames />);
    expect(text).not.toContain('Tandarts , 12 november');
    expect(text).toContain('Tandarts , 2 november');
  });

  it('names the person of a row as well where care and day are those of another', () => {
    const rows = [declaratie, { ...declaratie, nummer: 'D2026-2', roepnaam: 'Tim' }];
    const groups = [{ key: '', rows }];
    const text = words(<DeclaratieTable caption="" groups={groups} withNames />);
    expect(text).toContain('Tandarts , Lotte, 12 november');
    expect(text).toContain('Tandarts , Tim, 12 november');
  });

  it.each([
    [8_250, 'Wacht op je rekeningnummer.'],
    [5_000, 'Daarvan wacht € 50,00 op je rekeningnummer.'],
  ])('shows no plus for money that waits, and the waiting amount: %d cents', (bedrag, said) => {
    const waiting = [{ kenmerk: declaratie.nummer, bedrag }];
    const groups = [{ key: '', rows: [declaratie] }];
    const text = words(<DeclaratieTable caption="" groups={groups} withNames waiting={waiting} />);
    expect(text).toContain(said);
    expect(text).not.toContain('+');
  });

  it('names no person when one is insured', () => {
    expect(words(row(declaratie, false))).not.toContain('Lotte');
  });

  it('leaves the status to the wide layout where the amount says it', () => {
    expect(isWideOnly(declaratie)).toBe(true);
    expect(isWideOnly({ ...declaratie, nieuw: true })).toBe(false);
    expect(isWideOnly({ ...declaratie, status: 'INGEDIEND', uitgekeerdBedrag: null })).toBe(false);
    expect(isWideOnly({ ...declaratie, bedrag: null, uitgekeerdBedrag: null })).toBe(false);
  });

  it('links each row to its page', () => {
    expect(show(row(declaratie))).toContain('href="/declaraties/D2026-1"');
  });

  it('shows the claimed amount while a claim is under way', () => {
    const underWay = { ...declaratie, status: 'INGEDIEND' as const, uitgekeerdBedrag: null };
    expect(words(row(underWay))).toMatch(/12 november € 110,00 Ingediend$/);
  });

  it('says that nothing is paid out, with the reason', () => {
    const nothing = { ...declaratie, uitgekeerdBedrag: 0, nietsWegens: 'eigenRisico' as const };
    const text = words(row(nothing));
    expect(text).toContain('Niets terug eigen risico');
    expect(text).not.toContain('€ 0,00');
    const untold = { ...nothing, nietsWegens: null };
    expect(words(row(untold))).toContain('Niets terug Afgehandeld');
  });

  it('says in English that nothing is reimbursed, without a suggestion that it would be', () => {
    const nothing = { ...declaratie, uitgekeerdBedrag: 0, nietsWegens: 'eigenRisico' as const };
    expect(words(row(nothing), 'en')).toContain('Nothing back own risk (deductible)');
  });

  it.each([
    ['medewerker', 'Een medewerker kijkt ernaar.'],
    ['eigenRisico', 'Wacht tot het eigen risico van 2027 bekend is.'],
  ] as const)('names the reason of waiting: %s', (wachtOp, sentence) => {
    const waiting = {
      ...declaratie,
      status: 'IN_BEHANDELING' as const,
      laatsteBehandelDatum: '2027-01-05',
      uitgekeerdBedrag: null,
      wachtOp,
    };
    expect(words(row(waiting))).toContain(sentence);
  });

  it.each([
    ['AFGEHANDELD', 0, 'eigenRisico', /nota van je zorgverlener: eigen risico .* Niet vergoed/],
    ['AFGEHANDELD', 0, null, /nota van je zorgverlener Lotte .* Niet vergoed/],
    ['IN_BEHANDELING', null, null, /nota van je zorgverlener .* € 110,00/],
  ] as const)(
    "never shows a provider's bill as a refund: %s, %s, %s",
    (status, uitgekeerdBedrag, nietsWegens, expected) => {
      const sentIn = { ...declaratie, status, uitgekeerdBedrag, nietsWegens };
      const text = words(row({ ...sentIn, soortIndiener: 'Zorgverlener' }));
      expect(text).toMatch(expected);
      expect(text).not.toContain('terug');
    },
  );

  it.each([
    [0, 'nl', /nota van je zorgverlener .* Teruggenomen/],
    [8_250, 'en', /bill from your care provider .* Taken back/],
  ] as const)('says that a bill of which %s was paid was reversed', (paid, language, expected) => {
    const taken = { ...declaratie, uitgekeerdBedrag: paid, nietsWegens: 'teruggenomen' as const };
    expect(words(row({ ...taken, soortIndiener: 'Zorgverlener' }), language)).toMatch(expected);
  });

  it('uses the full name without a first name', () => {
    const untold = { ...declaratie, roepnaam: null };
    expect(words(row(untold))).toContain('Lotte de Vries 12 november');
  });

  it('does not show a payment to the care provider as a refund', () => {
    const text = words(row({ ...declaratie, soortIndiener: 'Zorgverlener' }));
    expect(text).toMatch(/betaald aan je zorgverlener .* € 82,50/);
    expect(text).not.toContain('terug');
  });

  it('adds the year when it is another one, and "new"', () => {
    const old = { ...declaratie, datum: '2025-02-03', nieuw: true };
    const text = words(row(old), 'en');
    expect(text).toContain('3 February 2025');
    expect(text).toContain('New');
  });
});

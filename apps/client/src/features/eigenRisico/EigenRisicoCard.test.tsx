import { expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { EigenRisicoCard, EigenRisicoUnknown } from './EigenRisicoCard.tsx';

function cardOf(totaalVerbruikt: number, inTermijnen: boolean | null = false) {
  const eigenRisico = {
    verplichtBedrag: 38_500,
    vrijwilligBedrag: 10_000,
    totaalVerbruikt,
    totaalResterend: 48_500 - totaalVerbruikt,
    inTermijnen,
    merk: null,
    perMerk: null,
  };
  return <EigenRisicoCard jaar={2026} eigenRisico={eigenRisico} />;
}

const card = (used: number, inTermijnen: boolean | null = false) =>
  words(cardOf(used, inTermijnen));

it('starts with the remaining sum, and names its parts only when there are two', () => {
  const text = words(cardOf(17_260));
  expect(text).toContain('Nog € 312,40 van € 485,00 Verplicht € 212,40 Vrijwillig € 100,00');
  expect(words(cardOf(43_500))).toMatch(/Nog € 50,00 van € 485,00 Dat is vrijwillig/);
});

it('says what is used first, and who pays after that', () => {
  expect(card(17_260)).toContain('Het verplichte deel gaat eerst op. Daarna betalen wij.');
});

it('says that only the voluntary part is left once the mandatory one is used up', () => {
  expect(card(43_500)).toContain('Dat is vrijwillig eigen risico. Daarna betalen wij.');
});

it('says that nothing more is to be paid once all is used', () => {
  expect(card(48_500)).toContain('Voor nieuwe zorg in 2026 betaal je geen eigen risico meer.');
});

it('says that nothing is deducted with instalments, and not what is still to be paid', () => {
  expect(card(17_260, true)).toContain('Na het jaar krijg je terug wat je niet gebruikte.');
  expect(card(48_500, true)).toContain('Je betaalt in termijnen. Na het jaar rekenen we af.');
  for (const used of [17_260, 48_500]) expect(card(used, true)).not.toContain('Daarna betalen wij');
});

it('works with an insurer that does not tell of instalments', () => {
  expect(card(48_500, null)).toContain(
    'Voor nieuwe zorg in 2026 betaal je geen eigen risico meer.',
  );
});

it('says what waits, and until when, while the own risk of the year is unknown', () => {
  const text = words(<EigenRisicoUnknown jaar={2027} />);
  expect(text).toContain('Het eigen risico van 2027 is nog niet bekend.');
  expect(text).toContain('Tot dan wachten declaraties waarvoor eigen risico geldt.');
});

import { describe, expect, it } from 'vitest';
import { beoordeelDeclaratie } from './beoordeelDeclaratie.ts';
import { OnbekendEigenRisicoError } from './jaarEigenRisico.ts';
import type { BeoordelingInvoer, RegelInvoer, RegelUitkomst } from './vormen.ts';
import { invoer, regel, volwassene } from './voorbeelden.testhulp.ts';

function beoordeel(
  wat: Partial<RegelInvoer>,
  omstandigheden: Partial<BeoordelingInvoer> = {},
): RegelUitkomst {
  const [eerste] = beoordeelDeclaratie(invoer([regel(wat)], omstandigheden)).regels;
  if (!eerste) throw new Error('no line');
  return eerste;
}

function codes({ meldingen }: RegelUitkomst): string[] {
  return meldingen.map(({ code }) => code);
}

function tekst({ meldingen }: RegelUitkomst, code: string): string | undefined {
  return meldingen.find((melding) => melding.code === code)?.omschrijving.replaceAll('\u00A0', ' ');
}

describe('one year of own risk, worked out (domain.md)', () => {
  const jaar = beoordeelDeclaratie(
    invoer([
      regel({ zorgsoort: 'Huisarts', bedrag: 2940 }),
      regel({ bedrag: 30_000 }),
      regel({ zorgsoort: 'Medicijnen', bedrag: 6000 }),
      regel({ zorgsoort: 'Fysiotherapie', bedrag: 4500 }),
      regel({ bedrag: 40_000 }),
    ]),
  );

  it('gives each line the amounts of the example', () => {
    const rij = jaar.regels.map(({ bedragen: b }) => [
      b.wettelijkeBijdrage,
      b.eigenRisicoVerplicht,
      b.eigenRisicoVrijwillig,
      b.uitgekeerd,
    ]);
    expect(rij).toEqual([
      [0, 0, 0, 2940],
      [0, 30_000, 0, 0],
      [1000, 5000, 0, 0],
      [0, 0, 0, 4500],
      [0, 3500, 10_000, 26_500],
    ]);
  });

  it('uses 485 of own risk; the person pays 495', () => {
    expect(jaar.verbruik.eigenRisico).toEqual({ 'ZZ/2026': 48_500 });
    const zelf = jaar.regels.reduce(
      (som, { bedragen: b }) => som + b.gedeclareerd - b.uitgekeerd,
      0,
    );
    expect(zelf).toBe(49_500);
  });

  it('explains the last line with its amounts', () => {
    const laatste = jaar.regels.at(-1);
    expect(laatste && tekst(laatste, 'eigenRisico')).toBe(
      'Je betaalt € 135,00 zelf: dat is eigen risico. Daarvan is € 35,00 verplicht en € 100,00 vrijwillig eigen risico. Het eigen risico van 2026 is € 485,00. Daarvan is nu € 485,00 gebruikt.',
    );
  });
});

describe('refusals', () => {
  it('pays nothing when the person was not insured on that day, and says so', () => {
    const uitkomst = beoordeel({ behandelDatum: '2019-12-31' }, { ingediendOp: '2020-02-01' });
    expect(uitkomst.bedragen).toMatchObject({ nietVergoed: 10_000, uitgekeerd: 0 });
    expect(tekst(uitkomst, 'nietVerzekerd')).toBe(
      'Op 31 december 2019 was deze persoon niet bij ons verzekerd. Daarom betalen we de € 100,00 niet.',
    );
  });

  it('takes the day on which insurance ends as no longer insured', () => {
    const [polis] = volwassene.verzekeringen;
    const persoon = { ...volwassene, verzekeringen: [{ ...polis!, geldigTot: '2026-03-02' }] };
    expect(codes(beoordeel({}, { persoon }))).toEqual(['nietVerzekerd']);
    expect(codes(beoordeel({ behandelDatum: '2026-03-01' }, { persoon }))).not.toContain(
      'nietVerzekerd',
    );
  });

  it('pays for care of exactly three years ago, and not of a day longer', () => {
    expect(codes(beoordeel({ behandelDatum: '2023-11-20' }))).toEqual(['teOud']);
    expect(codes(beoordeel({ behandelDatum: '2023-11-21', zorgsoort: 'Huisarts' }))).not.toContain(
      'teOud',
    );
  });

  it('pays nothing for care outside the cover', () => {
    const uitkomst = beoordeel({ zorgsoort: 'Bril en lenzen' });
    expect(codes(uitkomst)).toEqual(['geenDekking']);
    expect(tekst(uitkomst, 'geenDekking')).toContain('Bril en lenzen zit niet in de verzekering');
  });
});

describe('cover', () => {
  it('says nothing of own risk where the maximum was used up before', () => {
    const vergoed = { 'ZZ/AANVULLEND/Tandarts/2026': 25_000 };
    const verbruik = { eigenRisico: {}, bijdrage: {}, vergoed };
    const uitkomst = beoordeel({ zorgsoort: 'Tandarts', bedrag: 10_000 }, { verbruik });
    expect(uitkomst.bedragen).toMatchObject({ nietVergoed: 10_000, uitgekeerd: 0 });
    expect(codes(uitkomst)).toContain('budgetOp');
    expect(codes(uitkomst)).not.toContain('geenEigenRisicoAanvullend');
  });

  it('pays the percentage of the supplementary package, up to its yearly maximum', () => {
    const deels = beoordeel({ zorgsoort: 'Tandarts', bedrag: 20_001 });
    expect(deels.bedragen).toMatchObject({ nietVergoed: 5000, uitgekeerd: 15_001 });
    const verbruik = {
      eigenRisico: {},
      bijdrage: {},
      vergoed: { 'ZZ/AANVULLEND/Tandarts/2026': 24_000 },
    };
    const vol = beoordeel({ zorgsoort: 'Tandarts', bedrag: 20_000 }, { verbruik });
    expect(vol.bedragen).toMatchObject({ nietVergoed: 19_000, uitgekeerd: 1000 });
    expect(codes(vol)).toEqual(['deelsVergoed', 'budgetOp', 'geenEigenRisicoAanvullend']);
    expect(tekst(vol, 'budgetOp')).toBe(
      'Voor Tandarts betalen we in 2026 hoogstens € 250,00. Daarvan was € 240,00 al gebruikt. Daarom betaal je € 140,00 zelf.',
    );
  });

  it('says when a budget is nearly used', () => {
    expect(tekst(beoordeel({ zorgsoort: 'Fysiotherapie', bedrag: 30_000 }), 'budgetBijnaOp')).toBe(
      'Voor Fysiotherapie betalen we in 2026 hoogstens € 360,00. Daarvan is nu nog € 60,00 over.',
    );
  });

  it('treats a child at the dentist by the basic insurance, without own risk', () => {
    const persoon = { ...volwassene, geboorteDatum: '2008-03-03' };
    const kind = beoordeel({ zorgsoort: 'Tandarts' }, { persoon });
    expect(kind.dekking?.pakket).toBe('BASIS');
    expect(codes(kind)).toEqual(['helemaalVergoed', 'geenEigenRisicoOnder18']);
    const groot = beoordeel({ zorgsoort: 'Tandarts', behandelDatum: '2026-03-03' }, { persoon });
    expect(groot.dekking?.pakket).toBe('AANVULLEND');
  });

  it('takes a quarter of an aid as statutory contribution, before own risk', () => {
    const { bedragen } = beoordeel({ zorgsoort: 'Hulpmiddelen', bedrag: 10_001 });
    expect(bedragen).toMatchObject({ wettelijkeBijdrage: 2500, eigenRisicoVerplicht: 7501 });
  });
});

describe('own risk', () => {
  it('counts for the year of the treatment and says so', () => {
    const verbruik = { vergoed: {}, bijdrage: {}, eigenRisico: { 'ZZ/2026': 48_500 } };
    const uitkomst = beoordeel({ behandelDatum: '2025-12-30' }, { verbruik });
    expect(uitkomst.jaar).toBe(2025);
    expect(codes(uitkomst)).toEqual(['eigenRisico', 'eigenRisicoAnderJaar']);
  });

  it('says that it is used up', () => {
    const verbruik = { vergoed: {}, bijdrage: {}, eigenRisico: { 'ZZ/2026': 48_500 } };
    expect(codes(beoordeel({}, { verbruik }))).toEqual(['helemaalVergoed', 'eigenRisicoVol']);
  });

  it('keeps to a cap per treatment where the data has one', () => {
    const eigenRisicoBedragen = [
      {
        merk: 'ZZ',
        jaar: 2026,
        verplicht: 46_000,
        vrijwilligMogelijk: true,
        maximumPerBehandeling: 15_000,
      },
    ] as const;
    const { bedragen } = beoordeel({ bedrag: 60_000 }, { eigenRisicoBedragen });
    expect(bedragen).toMatchObject({ eigenRisicoVerplicht: 15_000, uitgekeerd: 45_000 });
  });

  it('waits when the own risk of that year is not settled', () => {
    const ingediendOp = '2027-01-05';
    expect(() => beoordeel({ behandelDatum: '2027-01-04' }, { ingediendOp })).toThrow(
      OnbekendEigenRisicoError,
    );
  });
});

describe('the steps of a line', () => {
  it('go from declared to paid out, each with its reason', () => {
    const { stappen } = beoordeel({ zorgsoort: 'Medicijnen', bedrag: 45_000, buitenland: true });
    expect(stappen.map(({ stap, bedrag }) => [stap, bedrag])).toEqual([
      ['gedeclareerd', 45_000],
      ['nietVergoed', 0],
      ['wettelijkeBijdrage', 1000],
      ['eigenRisico', 44_000],
      ['uitgekeerd', 0],
    ]);
    expect(stappen.map(({ uitleg }) => uitleg !== null)).toEqual([true, false, true, true, false]);
  });
});

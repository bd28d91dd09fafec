import { centsToEuros } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { exampleAccess } from '../../access/exampleAccess.testing.ts';
import type { DeclaratieDetailRow, LineRow } from './detail.queries.ts';
import { declaratieDetail } from './detail.shape.ts';

const line: LineRow = {
  volgnummer: 1,
  zorgsoort: 'Fysiotherapie',
  prestatie: 'Zitting',
  aantal: 1,
  behandeldatum: '2026-11-02',
  notanummer: 'N1',
  locatie_naam: 'Fysio Vecht',
  gedeclareerd: 10_000,
  eigen_risico: 3_000,
  in_termijnen: 1_000,
  uitgekeerd: 8_000,
  meldingen: [{ code: 'A', omschrijving: 'Eigen risico' }],
  stappen: [{ stap: 'eigenRisico', bedrag: 3_000, uitleg: 'Fysiotherapie telt mee' }],
};

const handled: DeclaratieDetailRow = {
  bedrag: 10_000,
  behandelDatum: '2026-11-02',
  laatsteBehandelDatum: '2026-11-02',
  bsn: '999990081',
  datum: '2026-11-10',
  nietsWegens: null,
  nieuw: false,
  nummer: 'D2026-1',
  omschrijving: 'Zitting',
  opgemaakteNaam: 'D. de Vries',
  relatienummer: 'daan',
  geboorteDatum: null,
  roepnaam: 'Daan',
  soortIndiener: 'Verzekerde',
  status: 'AFGEHANDELD',
  uitbetaaldOp: '2026-11-13',
  uitgekeerdBedrag: 8_000,
  wachtOp: null,
  zorgSoorten: ['Fysiotherapie'],
  indiener: 'sanne',
  later_in_behandeling: false,
  indiener_name: 'S. de Vries',
  ingediend_op: Temporal.Instant.from('2026-11-10T08:00:00Z'),
  in_behandeling_op: Temporal.Instant.from('2026-11-11T08:00:00Z'),
  afgehandeld_op: Temporal.Instant.from('2026-11-13T08:00:00Z'),
  earlier_indiener: null,
  zorgverlener: 'Fysio Vecht',
  sent_lines: [
    { behandelDatum: '2026-11-02', zorgsoort: 'Fysiotherapie', bedrag: 10_000, omschrijving: null },
  ],
  verwacht: 8_000,
  regels: [line],
  correcties: [],
  bestanden: [],
  reacties: [],
  uitbetaling: { datum: '2026-11-13', iban: 'NL91ABNA0417164300', bedrag: 8_000 },
  verrekeningen: [{ datum: '2026-11-13', bedrag: 500, kenmerk: null }],
};

/** Returns the page of Daan's claim that Sanne sent in. */
function pageOf(viewer: string, more: Partial<DeclaratieDetailRow> = {}, maySeeCare = false) {
  const visible = new Map([['daan', { maySeeCare }]]);
  const access = exampleAccess(viewer, '2026-11-21T10:00:00Z', { visible });
  return declaratieDetail({ ...handled, ...more }, access);
}

const statuses = (more: Partial<DeclaratieDetailRow>) =>
  pageOf('sanne', more).verloop?.map(({ status }) => status);
const reasonsOf = (page: ReturnType<typeof pageOf>) => page.indicatoren[0]?.redenen;

describe('declaratieDetail', () => {
  it('includes care, place and files for a viewer who may see the care', () => {
    for (const page of [pageOf('sanne'), pageOf('daan', {}, true)]) {
      expect(page).toMatchObject({
        afgeschermd: false,
        zorgverlener: 'Fysio Vecht',
        regels: [
          {
            zorgSoort: 'Fysiotherapie',
            prestatie: 'Zitting',
            notaNummer: 'N1',
            locatieNaam: 'Fysio Vecht',
            meldingen: [{ code: 'A' }],
            stappen: [{ stap: 'eigenRisico', uitleg: 'Fysiotherapie telt mee' }],
          },
        ],
        ingediendeRegels: [{ zorgsoort: 'Fysiotherapie', bedrag: centsToEuros(10_000) }],
      });
    }
  });

  it('hides these from others, and shows the amounts', () => {
    const page = pageOf('verzekeringsnemer');
    expect(page).toMatchObject({
      afgeschermd: true,
      regels: [
        {
          gedeclareerdBedrag: centsToEuros(10_000),
          uitgekeerdBedrag: centsToEuros(8_000),
          stappen: [{ stap: 'eigenRisico', bedrag: centsToEuros(3_000), uitleg: null }],
        },
      ],
      bestanden: [],
      reacties: [],
      ingediendeRegels: [],
    });
    expect(JSON.stringify(page)).not.toMatch(/Fysio|Zitting|"N1"/);
  });

  it('includes withheld own risk, without the part paid in terms', () => {
    const page = pageOf('sanne', { regels: [line, { ...line, volgnummer: 2 }] });
    expect(page.regels[0]).toMatchObject({
      eigenRisicoBedrag: centsToEuros(2_000),
      eigenRisicoInTermijnen: centsToEuros(1_000),
    });
    expect(page.uitkeerInformatie?.eigenRisicoBedrag).toBe(centsToEuros(4_000));
    expect(pageOf('sanne', { uitbetaling: null }).uitkeerInformatie).toBeNull();
  });

  it('repeats the expected payout only to the person who was told', () => {
    expect(pageOf('sanne').verwacht).toBe(centsToEuros(8_000));
    expect(pageOf('daan', {}, true).verwacht).toBeNull();
    expect(pageOf('sanne', { verwacht: null }).verwacht).toBeNull();
  });

  it('lists the states that the claim has reached', () => {
    expect(statuses({})).toEqual(['INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD']);
    expect(statuses({ in_behandeling_op: null, afgehandeld_op: null })).toEqual(['INGEDIEND']);
  });
});

describe('the reason for a later decision', () => {
  const open = { status: 'IN_BEHANDELING', afgehandeld_op: null } as const;
  const busy = { ...open, later_in_behandeling: true };
  const withStaff = { ...open, wachtOp: 'medewerker' } as const;
  const ofUnknownYear = { ...open, wachtOp: 'eigenRisico' } as const;

  it.each<[string, Partial<DeclaratieDetailRow>, string[]]>([
    ['nothing holds it up', open, []],
    ['the insurer is busy', busy, ['LangereAfhandelingWegensDrukte']],
    ['staff look at it', withStaff, ['BeoordelingDoorMedewerker']],
    ['own risk of its year is unknown', ofUnknownYear, ['EigenRisicoNietBekend']],
    ['it is handled', { later_in_behandeling: true, wachtOp: 'medewerker' }, []],
  ])('is given when %s', (_what, more, reasons) => {
    const page = pageOf('sanne', more);
    expect(reasonsOf(page)).toEqual(reasons);
    expect(page.indicatoren[0]?.actief).toBe(reasons.length > 0);
  });

  it('mentions a duplicate bill only to a viewer who may see the first one', () => {
    const twice = { ...withStaff, earlier_indiener: 'bram' };
    expect(reasonsOf(pageOf('sanne', twice))).toEqual(['BeoordelingDoorMedewerker']);
    expect(reasonsOf(pageOf('bram', twice))).toEqual(['DubbeleNota']);
    expect(reasonsOf(pageOf('daan', twice, true))).toEqual(['DubbeleNota']);
  });
});

it.each([
  ['sanne', 'INGEDIEND', true],
  ['sanne', 'IN_BEHANDELING', false],
  ['daan', 'INGEDIEND', false],
] as const)('allows %s to withdraw it while it is %s: %s', (viewer, status, may) => {
  expect(pageOf(viewer, { status }, true).magIntrekken).toBe(may);
});

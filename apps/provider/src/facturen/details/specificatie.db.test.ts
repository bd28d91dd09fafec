import type { EindafrekeningFactuur, EindafrekeningSpecificatie } from '@mijn/contract/facturen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberOf, startTestProvider } from '../../testing/trialProvider.testing.ts';
import { type SampleFactuur, writeLedger } from '../facturen.testing.ts';
import { careLine } from '../household.testing.ts';
import { now, startTakingBack } from '../../declaraties/jobs/takeBack.testing.ts';
import { moveDay } from '../../time.ts';

const settlement = 'F2026-00000020';
const path = `/factuurdetails/eindAfrekening/${settlement}`;

const termijn = (nr: number, who: string, ...boekingen: SampleFactuur['boekingen'] & {}) => ({
  kenmerk: `F2025-0000003${nr}`,
  soort: 'Eigenrisicotermijn' as const,
  datum: `2025-0${nr}-01`,
  eindafrekening: settlement,
  regels: [{ bedrag: 3_850, relatienummer: numberOf(who), omschrijving: `Termijn ${nr}` }],
  boekingen,
});

const provider = await startTestProvider();
afterAll(() => provider.stop());
beforeAll(async () => {
  await writeLedger(provider, {
    debiteur: numberOf('Sanne'),
    facturen: [
      {
        kenmerk: settlement,
        soort: 'Eigenrisicoeindafrekening',
        datum: '2026-02-10',
        jaar: 2025,
        regels: [
          { ...careLine('Sanne', 10_000), datum: '2025-05-05' },
          { bedrag: -6_000, omschrijving: 'Betaalde termijnen' },
          careLine('Bram', 2_000),
          { bedrag: -3_850, omschrijving: 'Betaald', relatienummer: numberOf('Bram') },
        ],
      },
      termijn(2, 'Sanne', { soort: 'betaling', bedrag: 3_850 }),
      termijn(
        3,
        'Sanne',
        { soort: 'betaling', bedrag: 2_150 },
        { soort: 'eindafrekening', bedrag: 1_700 },
      ),
      termijn(4, 'Bram', { soort: 'incasso', bedrag: 3_850 }),
    ],
  });
});

const specificatie = async (who: string, request = '') =>
  (
    await provider.read<{ body: EindafrekeningSpecificatie }>(
      `${path}/specificatie/${numberOf(who)}${request}`,
      'sanne',
    )
  ).body;

describe('a final settlement', () => {
  it('has an amount per insured person', async () => {
    const { body } = await provider.read<{ body: { factuurDetail: EindafrekeningFactuur } }>(
      path,
      'sanne',
    );
    expect(body.factuurDetail).toMatchObject({
      bedragTotaal: 21.5,
      verzekerden: [
        {
          jaarRegeling: 2025,
          naamVerzekerde: 'Sanne de Vries',
          bedragRegelingTotaal: 40,
          relatienummerVerzekerde: numberOf('Sanne'),
        },
        { naamVerzekerde: 'Bram de Vries', bedragRegelingTotaal: -18.5 },
      ],
    });
  });

  it('is specified by the care of the year and by paid and unpaid terms', async () => {
    expect(await specificatie('Sanne')).toEqual({
      jaarRegeling: 2025,
      naamVerzekerde: 'Sanne de Vries',
      geboorteDatum: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      bedragTotaalRegeling: 40,
      eigenRisicoGebruiken: {
        bedragTotaalEigenRisico: 100,
        regels: [
          {
            datum: expect.any(String),
            zorgsoort: expect.stringMatching(/\w+/),
            bedrag: 100,
            correctie: null,
          },
        ],
      },
      opgelegdeTermijnen: {
        bedragOpgelegd: 77,
        bedragBetaald: 60,
        bedragNietBetaald: 17,
        regels: [
          { datum: '2025-02-01', omschrijving: 'Termijn 2', bedrag: 38.5, nietBetaald: 0 },
          { datum: '2025-03-01', omschrijving: 'Termijn 3', bedrag: 38.5, nietBetaald: 17 },
        ],
      },
    });
  });

  it('hides the care of a child from 12 in its specification, and shows the amounts', async () => {
    const { eigenRisicoGebruiken, opgelegdeTermijnen } = await specificatie('Bram');
    expect(eigenRisicoGebruiken.regels).toEqual([
      { datum: expect.any(String), zorgsoort: null, bedrag: 20, correctie: null },
    ]);
    expect(opgelegdeTermijnen.bedragBetaald).toBe(38.5);
  });

  it('has a specification for its own year and its own people only', async () => {
    expect(await specificatie('Sanne', '?jaarRegeling=2025')).toEqual(await specificatie('Sanne'));
    const requests = [
      `${numberOf('Sanne')}?jaarRegeling=2024`,
      `${numberOf('Sanne')}?jaarRegeling=x`,
      `${numberOf('Sanne')}?jaarRegeling=1`,
      numberOf('Lotte'),
      numberOf('Jan'),
      'x',
      '%00',
    ];
    for (const request of requests) {
      const { status, text } = await provider.request(`${path}/specificatie/${request}`, 'sanne');
      expect([request, status, text]).toEqual([request, 404, '{"status":404}']);
    }
  });

  it('rejects an unknown parameter', async () => {
    const foreign = `${path}/specificatie/${numberOf('Sanne')}?jaar=2025`;
    expect((await provider.request(foreign, 'sanne')).status).toBe(400);
  });
});

const { insurer, takeBack, stop } = await startTakingBack();
afterAll(stop);

it('keeps a bill that was taken back before the settlement in its specification, with the correction', async () => {
  const [line] = await insurer.sql<{ nummer: string; used: number }>(
    `SELECT nummer, eigen_risico AS used FROM insurer.declaratie_regel
     WHERE relatienummer = '${numberOf('Jan')}' AND boekjaar = 2026 AND eigen_risico_in_termijnen > 0
     ORDER BY regel_id DESC LIMIT 1`,
  );
  const { nummer = '', used = 0 } = line ?? {};
  await insurer.sql(
    `UPDATE insurer.declaratie SET soort_indiener = 'Zorgverlener' WHERE nummer = '${nummer}'`,
  );
  expect(await takeBack(nummer)).toBe('done');
  await moveDay(insurer.logins, 82, { now: () => now });
  const [lastSettlement] = await insurer.sql<{ kenmerk: string }>(
    `SELECT kenmerk FROM insurer.factuur WHERE soort = 'Eigenrisicoeindafrekening'
       AND debiteur = '${numberOf('Jan')}' AND jaar = 2026`,
  );
  const address = `/factuurdetails/eindAfrekening/${lastSettlement?.kenmerk}/specificatie/${numberOf('Jan')}`;
  const { body } = await insurer.read<{ body: EindafrekeningSpecificatie }>(address, 'jan');
  const { regels, bedragTotaalEigenRisico } = body.eigenRisicoGebruiken;
  const corrections = regels.filter(({ correctie }) => correctie);
  // The bill itself stays, and its correction takes off what it used.
  const taken = {
    bedrag: (0 - used) / 100,
    correctie: { soort: 'teruggenomen', datum: '2026-11-21' },
  };
  expect(corrections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...taken, correctie: expect.objectContaining(taken.correctie) }),
    ]),
  );
  expect(regels.filter(({ bedrag }) => bedrag === used / 100)).not.toEqual([]);
  const sum = regels.reduce((total, { bedrag }) => total + Math.round(bedrag * 100), 0);
  expect(sum).toBe(Math.round(bedragTotaalEigenRisico * 100));
  // Foreign: nobody else reads which lines were corrected.
  expect((await insurer.request(address, 'sanne')).status).toBe(404);
});

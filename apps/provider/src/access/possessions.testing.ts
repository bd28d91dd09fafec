import { type DeclaratieResponse, validationResponse } from '@mijn/contract/declaraties';
import { toBetalingskenmerk } from '@mijn/domain/betalingskenmerk.testing';
import { bsnOf } from '@mijn/testdata/toRelatie';
import sharp from 'sharp';
import {
  toFormData,
  parseResponse,
  sendRequest,
  fieldsFor,
} from '../declaraties/submit/submit.testing.ts';
import { type SampleFactuur, writeLedger } from '../facturen/facturen.testing.ts';
import { careLine, declaratieOf } from '../facturen/household.testing.ts';
import { numberOf, type TestProvider } from '../testing/trialProvider.testing.ts';

/** Ids of one record of each kind that belongs to a person. */
export interface Possessions {
  readonly person: string;
  readonly declaratie: string;
  /** A claim that has lines. */
  readonly judged: string;
  readonly bestand: string;
  /** A file that is not part of a claim yet. */
  readonly waiting: string;
  readonly premie: string;
  readonly risico: string;
  readonly termijn: string;
  readonly settlement: string;
  readonly betaalverzoek: string;
  readonly betaling: string;
  readonly bericht: string;
  readonly brief: string;
  /** A running mandate for the 25th. */
  readonly mandaat: string;
  readonly polis: string;
  readonly regeling: string;
  /** A permission given to a person who is in no test of strangers. */
  readonly machtiging: string;
}

/** Well-formed ids that do not exist. */
export const ofNobodyPossessions: Possessions = {
  person: '700000000',
  declaratie: 'D2026-00000000',
  judged: 'D2026-00000001',
  bestand: '00000000-0000-4000-8000-000000000000',
  waiting: '00000000-0000-4000-8000-000000000000',
  premie: 'F2026-99999999',
  risico: 'F2026-99999999',
  termijn: 'F2026-99999999',
  settlement: 'F2026-99999999',
  betaalverzoek: '5000056789012345',
  betaling: '00000000-0000-4000-8000-000000000000',
  bericht: '00000000-0000-4000-8000-000000000000',
  brief: '00000000-0000-4000-8000-000000000000',
  mandaat: 'M0000000000',
  polis: 'P700000000',
  regeling: 'R2026-9999999',
  machtiging: '00000000-0000-4000-8000-000000000000',
};

export const malformed = ['0', 'x', '%00', '%25', "'%20OR%20true--", 'undefined', '..%2Frelatie'];

function facturenOf(roepnaam: string, series: number, betaalverzoek: string): SampleFactuur[] {
  const kenmerk = (nr: number): string => `F2026-${String(series + nr).padStart(8, '0')}`;
  const basis = { datum: '2026-10-01', betaalverzoek };
  const settlement = kenmerk(4);
  return [
    { ...basis, kenmerk: kenmerk(1), soort: 'Zorgpremie', regels: [{ bedrag: 15_420 }] },
    {
      ...basis,
      kenmerk: kenmerk(2),
      soort: 'EigenrisicoEigenbijdrage',
      regels: [careLine(roepnaam, 100)],
    },
    { ...basis, kenmerk: settlement, soort: 'Eigenrisicoeindafrekening', regels: [{ bedrag: 50 }] },
    {
      ...basis,
      kenmerk: kenmerk(3),
      soort: 'Eigenrisicotermijn',
      regels: [{ bedrag: 3_850 }],
      eindafrekening: settlement,
    },
  ];
}

async function declaratieWithFile(insurer: TestProvider, as: string, roepnaam: string) {
  const response = await sendRequest(insurer, as, toFormData(fieldsFor(roepnaam)));
  const declaratie = parseResponse(response).nummer ?? '';
  const { declaraties } = await insurer.read<DeclaratieResponse>(`/declaraties/${declaratie}`, as);
  return { declaratie, bestand: declaraties[0]?.bestanden?.[0]?.bestandId ?? '' };
}

async function waitingPhoto(insurer: TestProvider, as: string): Promise<string> {
  const photo = await sharp({
    create: { width: 900, height: 1_200, channels: 3, background: '#f4f4f0' },
  })
    .jpeg()
    .toBuffer();
  const { text } = await insurer.request('/declaraties/valideren/bestand', as, {
    method: 'POST',
    body: toFormData({}, [['nota.jpg', photo]], 'bestand'),
  });
  return validationResponse.parse(JSON.parse(text)).body.bestandId ?? '';
}

/**
 * Creates one record of each kind for a persona.
 * @param series makes one person's numbers differ from another's
 */
export async function givePossessions(
  insurer: TestProvider,
  as: string,
  series: number,
): Promise<Possessions> {
  const roepnaam = `${as.charAt(0).toUpperCase()}${as.slice(1)}`;
  const person = numberOf(roepnaam);
  const [betaalverzoek, second] = [toBetalingskenmerk(series), toBetalingskenmerk(series + 1)];
  const facturen = facturenOf(roepnaam, series, betaalverzoek);
  const betaalverzoeken = [betaalverzoek, second].map((kenmerk) => ({
    kenmerk,
    titel: 'Factuur' as const,
    datum: '2026-10-02',
    dueDate: '2026-12-01',
  }));
  await writeLedger(insurer, { debiteur: person, facturen, betaalverzoeken });
  const [attempt] = await insurer.sql<{ id: string }>(
    `WITH p AS (INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
       VALUES ('${second}', '${person}', 'ZZ', 100) RETURNING *),
     d AS (INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag)
       SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM p)
     SELECT betaling_id AS id FROM p`,
  );
  const kenmerken = facturen.map(({ kenmerk }) => kenmerk);
  const [premie = '', risico = '', settlement = '', termijn = ''] = kenmerken;
  const withFile = await declaratieWithFile(insurer, as, roepnaam);
  const [message] = await insurer.sql<{ id: string }>(
    `INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
     VALUES ('possession/${betaalverzoek}', '${person}', 'betaalverzoek', '${betaalverzoek}', '2026-11-21')
     RETURNING bericht_id AS id`,
  );
  const [letter] = await insurer.sql<{ id: string }>(
    `INSERT INTO insurer.brief (sleutel, relatienummer, soort, merk, datum, onderwerpen, inhoud, op_papier)
     VALUES ('possession/${betaalverzoek}', '${person}', 'aanmaning', 'ZZ', '2026-11-20', '{}',
       '{"geadresseerde": ["${roepnaam}"], "betaalverzoeken": [], "receivedOn": "2026-11-20", "kosten": 4000}', false)
     RETURNING brief_id AS id`,
  );
  const [mandate] = await insurer.sql<{ kenmerk: string }>(
    `INSERT INTO insurer.mandaat (debiteur, merk, getekend_op, dag)
     VALUES ('${person}', 'ZZ', '2026-11-20', 25) RETURNING kenmerk`,
  );
  const mandaat = mandate?.kenmerk ?? '';
  const regeling = `R2026-${String(series).padStart(7, '0')}`;
  await insurer.sql(
    `INSERT INTO insurer.regeling
       (regeling_id, sleutel, debiteur, soort, status, termijnbedrag, ingangsdatum, beeindigd_op)
     VALUES ('${regeling}', 'possession/${regeling}', '${person}', 'schuldregeling', 'voltooid', 0,
       '2026-11-02', '2026-11-19')`,
  );
  const [betaling, bericht, brief] = [attempt?.id ?? '', message?.id ?? '', letter?.id ?? ''];
  const [permission] = await insurer.sql<{ id: string }>(
    `INSERT INTO insurer.machtiging (relatienummer, grond, gemachtigde, bereik, sinds, geldig_tot)
     VALUES ('${person}', 'app', '${numberOf('Emma')}', ARRAY['zorg'], '2026-11-20', '2027-11-20')
     RETURNING machtiging_id AS id`,
  );
  const machtiging = permission?.id ?? '';
  const judged = declaratieOf(roepnaam);
  const waiting = await waitingPhoto(insurer, as);
  const numbers = { premie, risico, termijn, settlement, betaalverzoek, betaling, bericht, brief };
  const polis = `P${person}`;
  return { person, ...withFile, judged, waiting, ...numbers, mandaat, polis, regeling, machtiging };
}

/** Returns every string that would reveal that a record is this person's. */
export function traces(as: string, possessions: Possessions): string[] {
  return [bsnOf(as), ...Object.values(possessions)];
}

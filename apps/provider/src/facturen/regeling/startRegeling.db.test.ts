import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { Betaalverzoek } from '@mijn/contract/facturen';
import type { RegelingStart } from '@mijn/contract/regeling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBankService } from '../../bank.ts';
import { addTestBetaalverzoek } from '../../betalingen/pay.testing.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openPool } from '../../db/database.ts';
import {
  numberOf,
  sampleData,
  type TestProvider,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { bookBetaling } from '../jobs/bookBetaling.queries.ts';
import { brokenLedgerLaws } from '../jobs/laws.testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({}, {}, { ...sampleData, declaraties: [] });
});
afterAll(async () => {
  expect(await brokenLedgerLaws((statement) => provider.sql(statement))).toEqual({});
  await provider.stop();
});

const read = async (kenmerk: string, as: string) =>
  (await provider.read<{ betaalverzoek: Betaalverzoek }>(`/betaalverzoeken/${kenmerk}`, as))
    .betaalverzoek;

const ask = async (kenmerk: string, as: string | undefined, body: object) => {
  const { status, text } = await provider.request(
    `/uitbreidingen/betaalverzoeken/${kenmerk}/regeling`,
    as,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return { status, text, redenen: status === 200 ? undefined : JSON.parse(text).redenen };
};

async function choiceOf(kenmerk: string, as: string): Promise<RegelingStart> {
  const [, choice] = (await read(kenmerk, as)).regelingKeuzes ?? [];
  if (!choice) throw new Error('no arrangement is offered');
  return { maanden: choice.maanden, termijnBedrag: choice.termijnBedrag };
}

/** Returns the first and last day of an offered option. */
async function daysOf(kenmerk: string, { maanden }: RegelingStart) {
  const offered = (await read(kenmerk, 'fatima')).regelingKeuzes;
  const { eersteDatum, laatsteDatum } = offered?.find((one) => one.maanden === maanden) ?? {};
  return { eersteDatum, laatsteDatum };
}

describe('paying a payment request in terms', () => {
  it('starts as offered: the request is closed, and its invoices are in the arrangement', async () => {
    const kenmerk = await addTestBetaalverzoek(provider, 'Fatima', [30_000, 8_500]);
    const choice = await choiceOf(kenmerk, 'fatima');
    const shown = await daysOf(kenmerk, choice);
    expect(choice).toEqual({ maanden: 6, termijnBedrag: 64.17 });
    expect((await ask(kenmerk, 'fatima', choice)).status).toBe(200);
    expect(await read(kenmerk, 'fatima')).toMatchObject({
      bedragTeBetalen: 0,
      regelingKeuzes: [],
      geenRegelingWegens: 'nietsOpen',
      regeling: {
        soort: 'betalingsregeling',
        openBedrag: 385,
        aantalFacturen: 2,
        volgendeTermijn: { bedrag: 64.17, automatisch: true },
        verloop: { termijnen: 6, termijnBedrag: 64.17, laatsteBedrag: 64.15 },
      },
    });
    const { regeling } = await read(kenmerk, 'fatima');
    expect(regeling?.verloop).toMatchObject(shown);
    expect(regeling?.verloop?.facturen).toHaveLength(2);
    expect(regeling?.verloop?.regelingId).toMatch(/^R\d{4}-\d{7}$/);
    // A repetition finds no open amount.
    expect(await ask(kenmerk, 'fatima', choice)).toMatchObject({ status: 409 });
    const other = await addTestBetaalverzoek(provider, 'Fatima', [30_000]);
    expect(await read(other, 'fatima')).toMatchObject({
      regelingKeuzes: [],
      geenRegelingWegens: 'lopendeRegeling',
    });
    expect(await ask(other, 'fatima', { maanden: 6, termijnBedrag: 50 })).toMatchObject({
      status: 403,
      redenen: ['lopendeRegeling'],
    });
  });

  it('covers every request of a person in arrears, and is shown at each until it is paid', async () => {
    const [one, other] = [
      await addTestBetaalverzoek(provider, 'Tom', [30_000]),
      await addTestBetaalverzoek(provider, 'Tom', [12_000, 8_000]),
    ];
    await provider.sql(`INSERT INTO insurer.premieachterstand (polisnummer, debiteur, stap, sinds)
      SELECT polisnummer, verzekeringsnemer, 'aanbod', '2026-11-01' FROM insurer.polis
      WHERE verzekeringsnemer = '${numberOf('Tom')}' LIMIT 1`);
    const all = { regelingBedrag: 500 };
    expect([await read(one, 'tom'), await read(other, 'tom')]).toMatchObject([all, all]);
    expect((await ask(one, 'tom', await choiceOf(one, 'tom'))).status).toBe(200);
    const taken = { bedragTeBetalen: 0, regeling: { openBedrag: 500, aantalFacturen: 3 } };
    expect([await read(one, 'tom'), await read(other, 'tom')]).toMatchObject([taken, taken]);

    // Somebody transfers with the reference of the request that the arrangement was not asked at.
    const transfer = { kenmerk: other, bedrag: 6_000, reference: `other-${other}` };
    expect(await createBankService(provider.logins).bookTransfer(transfer)).toBe('done');
    const less = { bedragTeBetalen: 0, regeling: { openBedrag: 440 } };
    expect([await read(one, 'tom'), await read(other, 'tom')]).toMatchObject([less, less]);
    const credit = `SELECT 1 FROM insurer.tegoed WHERE betaalverzoek = '${other}'`;
    expect(await provider.sql(credit)).toEqual([]);

    await provider.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'settled/' || f.kenmerk, f.kenmerk, f.debiteur, 'incasso', s.open, '2026-12-30'
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.uit_betaalverzoek IN ('${one}', '${other}');
      UPDATE insurer.regeling SET status = 'voltooid', beeindigd_op = '2026-12-30'
      WHERE betaalverzoek = '${one}';
      UPDATE insurer.incasso SET status = 'vervallen' WHERE debiteur = '${numberOf('Tom')}' AND status = 'gepland'
        AND regeling_id IN (SELECT regeling_id FROM insurer.regeling WHERE betaalverzoek = '${one}');
      INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
      VALUES ('told/${other}', '${numberOf('Tom')}', 'betaalverzoek', '${other}', '2026-11-21')`);
    const settled = {
      bedragTeBetalen: 0,
      facturen: [],
      regeling: null,
      regelingVoltooidOp: '2026-12-30',
    };
    expect([await read(one, 'tom'), await read(other, 'tom')]).toMatchObject([settled, settled]);
    const list = await provider.read<{ betaalverzoeken: Betaalverzoek[] }>(
      '/betaalverzoeken',
      'tom',
    );
    const asked = list.betaalverzoeken.map(({ betalingsKenmerk }) => betalingsKenmerk);
    expect(asked).not.toEqual(expect.arrayContaining([one]));
    expect(asked).not.toEqual(expect.arrayContaining([other]));
    const { berichten } = await provider.read<BerichtenResponse>('/uitbreidingen/berichten', 'tom');
    expect(berichten.find(({ kenmerk }) => kenmerk === other)).toMatchObject({
      gedaan: true,
      gedaanOp: '2026-12-30',
    });
    await provider.sql(`UPDATE insurer.premieachterstand SET beeindigd_op = '2026-12-30'
      WHERE debiteur = '${numberOf('Tom')}'`);
  });

  it('answers 409 when the open amount or the terms differ from those displayed', async () => {
    const kenmerk = await addTestBetaalverzoek(provider, 'Jan', [30_000]);
    const choice = await choiceOf(kenmerk, 'jan');
    for (const body of [
      { ...choice, termijnBedrag: 1 },
      { ...choice, maanden: 5 },
    ]) {
      expect(await ask(kenmerk, 'jan', body)).toMatchObject({
        status: 409,
        redenen: ['gewijzigd'],
      });
    }
    for (const body of [{}, { maanden: '6' }, { ...choice, extra: 1 }]) {
      expect((await ask(kenmerk, 'jan', body)).status).toBe(400);
    }
    expect((await read(kenmerk, 'jan')).bedragTeBetalen).toBe(300);
  });

  it('is not offered without a known account, because terms are debited', async () => {
    const kenmerk = await addTestBetaalverzoek(provider, 'Noor', [30_000]);
    expect(await read(kenmerk, 'noor')).toMatchObject({
      regelingKeuzes: [],
      geenRegelingWegens: 'geenRekening',
    });
    expect(await ask(kenmerk, 'noor', { maanden: 6, termijnBedrag: 50 })).toMatchObject({
      status: 403,
      redenen: ['geenRekening'],
    });
  });

  it('answers alike for a foreign and an unknown request, and changes nothing', async () => {
    const kenmerk = await addTestBetaalverzoek(provider, 'Piet', [30_000]);
    const choice = await choiceOf(kenmerk, 'piet');
    const unknown = await ask('5000056789012345', 'sanne', choice);
    expect([unknown.status, unknown.text]).toEqual([404, '{"status":404}']);
    for (const as of ['sanne', 'daan', 'mila']) {
      expect((await ask(kenmerk, as, choice)).text).toBe(unknown.text);
    }
    expect((await ask(kenmerk, undefined, choice)).status).toBe(401);
    expect((await read(kenmerk, 'piet')).bedragTeBetalen).toBe(300);
    const logged = await provider.sql(`SELECT DISTINCT kijker FROM insurer.inzage
      WHERE operatie = 'startRegeling' AND onderwerp = '${kenmerk}'`);
    expect(logged).toEqual([]);
  });

  it('is serialized with a concurrent payment', async () => {
    const jobs = openPool(provider.logins, 'jobs', () => undefined, 2);
    for (let i = 0; i < 6; i += 1) {
      const kenmerk = await addTestBetaalverzoek(provider, 'Jan', [20_000, 10_000]);
      const choice = await choiceOf(kenmerk, 'jan');
      const betalingId = crypto.randomUUID();
      const day = Temporal.PlainDate.from('2026-11-22');
      const [asked] = await Promise.all([
        ask(kenmerk, 'jan', choice),
        inJob(jobs, (tx) => bookBetaling(tx, { kenmerk, bedrag: 30_000, betalingId, day })),
        ask(kenmerk, 'jan', choice),
      ]);
      const [sum] = await provider.sql<{ booked: number }>(
        `SELECT coalesce(sum(bedrag), 0)::int AS booked FROM insurer.boeking
         WHERE betaling_id = '${betalingId}'`,
      );
      expect([i, sum?.booked]).toEqual([i, 30_000]);
      expect([200, 409]).toContain(asked.status);
      await provider.sql(`UPDATE insurer.incasso SET status = 'vervallen'
        WHERE debiteur = '${numberOf('Jan')}' AND status = 'gepland'`);
      await provider.sql(`UPDATE insurer.regeling SET status = 'voltooid', beeindigd_op = '2026-11-22'
        WHERE debiteur = '${numberOf('Jan')}' AND status = 'lopend'`);
    }
    await jobs.end();
  });
});

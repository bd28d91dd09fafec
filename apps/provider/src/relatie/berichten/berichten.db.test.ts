import { beforeEach, describe, expect, it } from 'vitest';
import { answeredReactie, sendReactie } from '../../declaraties/reacties/reacties.testing.ts';
import { writeLedger } from '../../facturen/facturen.testing.ts';
import { catchUp } from '../../facturen/jobs/catchUp.ts';
import { openPool } from '../../db/database.ts';
import { readRelatie } from '../change/change.testing.ts';
import { numberOf, sampleDay, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { berichtenOf, judgeFor, sendBerichten, submitFor } from './berichten.testing.ts';

const held = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };

const insurer = await useTestProvider({ pace: held, jobsHeld: true });
beforeEach(() => insurer.sql('DELETE FROM insurer.bericht'));

const submit = (as: string, of: string) => submitFor(insurer, as, of);
const judged = (as: string, of: string) => judgeFor(insurer, as, of);

const mails = () =>
  insurer.sql<{ email: string; velden: string[] }>(
    `SELECT email, velden FROM insurer.mail WHERE kind = 'bericht'`,
  );

const runUntil = async (day: string) => {
  const jobs = openPool(insurer.logins, 'jobs', () => undefined);
  await catchUp(jobs, Temporal.PlainDate.from(day), undefined);
  await jobs.end();
};

describe('a judged claim', () => {
  it('causes a message to its sender, with payout and day', async () => {
    const nummer = await judged('jan', 'Jan');
    const [bericht, ...others] = await berichtenOf(insurer, 'jan');
    expect(others).toEqual([]);
    expect(bericht).toMatchObject({
      soort: 'declaratie',
      kenmerk: nummer,
      datum: sampleDay.toString(),
      gelezen: false,
      roepnaam: null,
      gedaan: false,
    });
    expect(bericht?.zorgsoorten).not.toBeNull();
  });

  it('names each kind of care of its lines once', async () => {
    const nummer = await submit('daan', 'Daan');
    const lines = ['Tandarts', 'Laboratorium', 'Tandarts'].map((zorgsoort) => ({
      zorgsoort,
      behandelDatum: sampleDay.toString(),
      bedrag: 1_000,
    }));
    // Bypasses the triggers, which forbid changing a submitted claim.
    await insurer.sql(`ALTER TABLE insurer.declaratie DISABLE TRIGGER USER;
      UPDATE insurer.declaratie SET bedrag = 3000, regels = '${JSON.stringify(lines)}'
      WHERE nummer = '${nummer}';
      ALTER TABLE insurer.declaratie ENABLE TRIGGER USER`);
    await insurer.jobs.runAll();
    const bericht = (await berichtenOf(insurer, 'daan')).find(({ kenmerk }) => kenmerk === nummer);
    expect(bericht?.zorgsoorten).toEqual(['Laboratorium', 'Tandarts']);
  });

  it('causes a message to the partner concerned, and one to the verzekeringsnemer about the money only, without the care', async () => {
    await insurer.sql(`UPDATE insurer.relatie SET toestemming_zorgkosten = false, versie = versie + 1
      WHERE relatienummer = '${numberOf('Daan')}'`);
    const nummer = await submit('daan', 'Daan');
    await insurer.sql(
      `UPDATE insurer.declaratie SET zorgsoort = 'Huisarts' WHERE nummer = '${nummer}'`,
    );
    await insurer.jobs.runAll();
    expect(await berichtenOf(insurer, 'daan')).toMatchObject([
      { soort: 'declaratie', kenmerk: nummer, zorgsoorten: ['Huisarts'] },
    ]);
    const [money, ...others] = await berichtenOf(insurer, 'sanne');
    expect(others).toEqual([]);
    expect(money).toMatchObject({
      soort: 'uitbetaling',
      kenmerk: nummer,
      roepnaam: 'Daan',
      zorgsoorten: null,
    });
    expect(money?.bedrag).toBeGreaterThan(0);
  });

  it('causes messages to the child concerned and to its sender, with the care', async () => {
    const nummer = await submit('sanne', 'Bram');
    await insurer.sql(`UPDATE insurer.declaratie SET wacht_op = NULL WHERE nummer = '${nummer}'`);
    await insurer.jobs.runOne('startProcessing', nummer);
    await insurer.sql(`UPDATE insurer.declaratie SET wacht_op = NULL WHERE nummer = '${nummer}'`);
    await insurer.jobs.runOne('assess', nummer);
    expect(await berichtenOf(insurer, 'bram')).toMatchObject([{ kenmerk: nummer, roepnaam: null }]);
    const [bericht] = await berichtenOf(insurer, 'sanne');
    expect(bericht).toMatchObject({ kenmerk: nummer, roepnaam: 'Bram' });
    expect(bericht?.zorgsoorten).not.toBeNull();
  });

  it('includes the birth date only where the reader sees two people with the same first name', async () => {
    const rename = (name: string) =>
      insurer.sql(`UPDATE insurer.relatie SET roepnaam = '${name}', versie = versie + 1
        WHERE relatienummer = '${numberOf('Daan')}'`);
    const nummer = await submit('sanne', 'Bram');
    for (const job of ['startProcessing', 'assess'] as const) {
      await insurer.sql(`UPDATE insurer.declaratie SET wacht_op = NULL WHERE nummer = '${nummer}'`);
      await insurer.jobs.runOne(job, nummer);
    }
    const born = async (as: string) => (await berichtenOf(insurer, as))[0]?.geboorteDatum;
    expect(await born('sanne')).toBeNull();
    await rename('  bram ');
    expect(await born('sanne')).toBe((await readRelatie(insurer, 'bram')).relatie.geboorteDatum);
    // Bram sees only himself.
    expect(await born('bram')).toBeNull();
    await rename('Daan');
  });

  it('causes one message, however often the job runs', async () => {
    const nummer = await judged('jan', 'Jan');
    await Promise.all([1, 2, 3].map(() => insurer.jobs.runOne('assess', nummer)));
    expect(await berichtenOf(insurer, 'jan')).toHaveLength(1);
  });

  it('commits its message together with the judgement', async () => {
    const nummer = await submit('jan', 'Jan');
    await insurer.jobs.run('startProcessing');
    expect(await berichtenOf(insurer, 'jan')).toEqual([]);
    await insurer.jobs.runOne('assess', nummer);
    expect(await berichtenOf(insurer, 'jan')).toHaveLength(1);
  });
});

it('sends the answer to a reaction to its sender', async () => {
  const nummer = await judged('jan', 'Jan');
  await insurer.sql('DELETE FROM insurer.bericht');
  await sendReactie(insurer, 'jan', nummer);
  await answeredReactie(insurer, 'jan', nummer);
  // Backdated, so that staff have had the reaction for long enough to answer.
  await insurer.sql('SET session_replication_role = replica');
  await insurer.sql(`UPDATE insurer.vraag SET verstuurd_op = verstuurd_op - interval '30 days',
    in_behandeling_op = in_behandeling_op - interval '30 days' WHERE nummer = '${nummer}'`);
  await insurer.sql('SET session_replication_role = origin');
  await insurer.jobs.runAll();
  await insurer.jobs.runAll();
  expect(await berichtenOf(insurer, 'jan')).toMatchObject([{ soort: 'reactie', kenmerk: nummer }]);
  expect(await berichtenOf(insurer, 'sanne')).toEqual([]);
});

describe('a bill', () => {
  const betaalverzoek = '5000056789012345';

  it('causes one message three days before it is due, which shows when it is paid', async () => {
    await runUntil(sampleDay.toString());
    await writeLedger(insurer, {
      debiteur: numberOf('Fatima'),
      facturen: [
        {
          kenmerk: 'F2026-77000001',
          soort: 'Zorgpremie',
          datum: '2026-11-01',
          betaalverzoek,
          regels: [{ bedrag: 15_420 }],
        },
      ],
      betaalverzoeken: [
        { kenmerk: betaalverzoek, titel: 'Factuur', datum: '2026-11-01', dueDate: '2026-11-27' },
      ],
    });
    await runUntil('2026-11-23');
    expect(
      (await berichtenOf(insurer, 'fatima')).filter(({ soort }) => soort === 'betaalverzoek'),
    ).toEqual([]);
    await runUntil('2026-11-24');
    await runUntil('2026-11-26');
    const ofRequest = (await berichtenOf(insurer, 'fatima')).filter(
      ({ kenmerk }) => kenmerk === betaalverzoek,
    );
    expect(ofRequest).toMatchObject([
      {
        soort: 'betaalverzoek',
        datum: '2026-11-24',
        dag: '2026-11-27',
        bedrag: 154.2,
        gedaan: false,
        betaalverzoek: {
          titel: 'Factuur',
          facturen: [{ factuur: 'Zorgpremie', datum: '2026-11-01', periode: '2026-11' }],
          inBehandeling: false,
          verrekend: false,
        },
      },
    ]);
    await insurer.sql(`UPDATE insurer.betaalverzoek SET titel = 'Herinnering',
      uiterste_betaaldatum = '2026-12-11' WHERE kenmerk = '${betaalverzoek}'`);
    const [later] = (await berichtenOf(insurer, 'fatima')).filter(
      ({ kenmerk }) => kenmerk === betaalverzoek,
    );
    expect(later).toMatchObject({
      dag: '2026-12-11',
      betaalverzoek: { titel: 'Herinnering' },
    });
    await insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT soort, 'F2026-77000001', '${numberOf('Fatima')}', soort, bedrag, '2026-11-26'
      FROM (VALUES ('betaling', 10000), ('verrekening', 5420)) AS part (soort, bedrag)`);
    expect(
      (await berichtenOf(insurer, 'fatima')).filter(({ kenmerk }) => kenmerk === betaalverzoek),
    ).toMatchObject([
      { bedrag: 0, gedaan: true, gedaanOp: '2026-11-26', betaalverzoek: { verrekend: true } },
    ]);
  });
});

describe('a message by mail', () => {
  it('is sent only to people who chose so, once while others are unread', async () => {
    await judged('jan', 'Jan');
    expect(await mails()).toEqual([]);
    await sendBerichten(insurer, 'jan', '/keuze', { mail: true });
    await judged('jan', 'Jan');
    await judged('jan', 'Jan');
    expect(await mails()).toEqual([{ email: 'jan@voorbeeld.example', velden: [] }]);
    await sendBerichten(insurer, 'jan', '/keuze', { mail: false });
    await insurer.sql('DELETE FROM insurer.mail');
    await judged('jan', 'Jan');
    expect(await mails()).toEqual([]);
  });
});

const unreadOf = async (as: string) => (await readRelatie(insurer, as)).relatie.ongelezenBerichten;

describe('marking as read', () => {
  it('marks one message, then all, and updates the unread count of the relation', async () => {
    await judged('jan', 'Jan');
    await judged('jan', 'Jan');
    await judged('jan', 'Jan');
    expect(await unreadOf('jan')).toBe(3);
    const [first] = await berichtenOf(insurer, 'jan');
    // A repetition with the id in capitals has no further effect.
    for (const berichtId of [first?.berichtId, first?.berichtId.toUpperCase()]) {
      const answer = await sendBerichten(insurer, 'jan', '/gelezen', { berichtId });
      expect(answer.status).toBe(200);
      expect(await unreadOf('jan')).toBe(2);
    }
    await sendBerichten(insurer, 'jan', '/gelezen', {});
    expect([
      await unreadOf('jan'),
      (await berichtenOf(insurer, 'jan')).every(({ gelezen }) => gelezen),
    ]).toEqual([0, true]);
  });

  it('marks all messages of a loaded list, but no newer ones', async () => {
    await sendBerichten(insurer, 'jan', '/gelezen', {});
    await judged('jan', 'Jan');
    await judged('jan', 'Jan');
    const [newest] = await berichtenOf(insurer, 'jan');
    const shown = { berichtId: newest?.berichtId, eerdere: true };
    await judged('jan', 'Jan');
    for (const _ of ['once', 'again']) {
      expect((await sendBerichten(insurer, 'jan', '/gelezen', shown)).status).toBe(200);
      expect(await unreadOf('jan')).toBe(1);
    }
    expect((await berichtenOf(insurer, 'jan'))[0]?.gelezen).toBe(false);
    expect((await sendBerichten(insurer, 'mila', '/gelezen', shown)).status).toBe(404);
    await sendBerichten(insurer, 'jan', '/gelezen', {});
  });

  it('returns the same 404 for somebody else’s message as for an unknown one, and marks neither', async () => {
    await judged('jan', 'Jan');
    const [first] = await berichtenOf(insurer, 'jan');
    const foreign = await sendBerichten(insurer, 'mila', '/gelezen', {
      berichtId: first?.berichtId,
    });
    const unknown = await sendBerichten(insurer, 'mila', '/gelezen', { berichtId: 'x' });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    await sendBerichten(insurer, 'mila', '/gelezen', {});
    expect(await unreadOf('jan')).toBe(1);
  });
});

import { toDecimalText } from '@mijn/domain/money';
import type { AnswerCall } from '@mijn/contract/calls';
import { httpConnection } from '@mijn/gateway/provider/connection';
import { createZorgverlenerBillsService } from '@mijn/provider/zorgverlenerBills';
import {
  fieldsFor,
  sendRequest,
  toFormData,
} from '@mijn/provider/declaraties/submit/submit.testing';
import {
  requestExpectedPayout,
  lineOf,
} from '@mijn/provider/declaraties/submit/submittedLines.testing';
import {
  requestReading,
  sampleBill,
  sendWaiting,
} from '@mijn/provider/declaraties/nota/read.testing';
import { sendReactie } from '@mijn/provider/declaraties/reacties/reacties.testing';
import {
  createToken,
  numberOf,
  sampleData,
  sampleDay,
  startTestProvider,
  type TestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import { withHistory } from '@mijn/testdata/history';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEverything, askWith } from '../oracle/ask.ts';

/* Two insurers that differ only in data hidden from a viewer give that viewer byte-identical responses:
   lists, details, totals, sums, searches, filters, drafts, and reactions to guesses. */
const held = { startProcessingAfterMs: 3_600_000, assessAfterMs: 3_600_000 };
// Generous for a busy machine.
const reading = { pageMs: 60_000, patienceMs: 60_000 };
const hiddenWords = { provider: 'Kliniek Zilverkruid', nota: 'H-2026-1' };

let worlds: readonly [TestProvider, TestProvider];
beforeAll(async () => {
  const data = withHistory(sampleData, sampleDay);
  const start = async () => {
    const insurer = await startTestProvider({ pace: held, reading, jobsHeld: true }, {}, data);
    await drawInOrder(insurer);
    await takeBackHidden(insurer);
    // The triggers refuse changes to the past.
    await insurer.sql('SET session_replication_role = replica');
    return insurer;
  };
  worlds = [await start(), await start()];
}, 120_000);
afterAll(() => Promise.all(worlds.map((insurer) => insurer.stop())));

/** Makes both worlds draw the same numbers instead of random ones. */
async function drawInOrder(insurer: TestProvider): Promise<void> {
  await insurer.sql('CREATE SEQUENCE insurer.draw_in_order');
  await insurer.sql('GRANT USAGE ON SEQUENCE insurer.draw_in_order TO PUBLIC');
  await insurer.sql(`CREATE OR REPLACE FUNCTION insurer.random_digits(how_many integer) RETURNS text
    LANGUAGE sql RETURN lpad(nextval('insurer.draw_in_order')::text, how_many, '0')`);
}

async function takeBackHidden({ logins }: TestProvider): Promise<void> {
  const noon = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
  const service = createZorgverlenerBillsService(logins, () => noon);
  const bill = (await service.list()).find(({ naam }) => naam === 'Bram de Vries');
  expect(bill && (await service.takeBack(bill))).toBe('done');
}

/** Changes the kind and provider of care, but not its amounts and days. */
async function changeCare(insurer: TestProvider, whose: string): Promise<number> {
  const { provider, nota } = hiddenWords;
  const changed = await insurer.sql(`UPDATE insurer.declaratie SET zorgsoort = 'GGZ',
      omschrijving = 'Gesprekken', zorgverlener = '${provider}', notanummer = '${nota}',
      opmerking = 'Alleen voor jullie', verwacht = 12_345,
      regels = (SELECT jsonb_agg(line || '{"zorgsoort": "GGZ", "omschrijving": "Gesprek"}')
        FROM jsonb_array_elements(regels) line) WHERE ${whose} RETURNING nummer`);
  await insurer.sql(`UPDATE insurer.declaratie_regel SET zorgsoort = 'GGZ', prestatie = 'Gesprek',
      notanummer = '${nota}', locatie_naam = '${provider}' WHERE ${whose}`);
  await insurer.sql(`UPDATE insurer.declaratie_melding SET omschrijving = 'Anders'
    WHERE regel_id IN (SELECT regel_id FROM insurer.declaratie_regel WHERE ${whose})`);
  return changed.length;
}

/** Changes amounts too, for viewers who see nothing of these persons. */
async function changeAmounts(insurer: TestProvider, whose: string): Promise<void> {
  await insurer.sql(`UPDATE insurer.declaratie SET bedrag = bedrag + 777 WHERE ${whose}`);
  await insurer.sql(`UPDATE insurer.declaratie_regel SET gedeclareerd = gedeclareerd + 777,
    niet_vergoed = niet_vergoed + 777 WHERE ${whose}`);
  // Its relatienummer column is the account holder's.
  await insurer.sql(`UPDATE insurer.uitbetaling SET bedrag = bedrag + 777
    WHERE nummer IN (SELECT nummer FROM insurer.declaratie WHERE ${whose})`);
}

async function everythingOf(insurer: TestProvider, who: string): Promise<string[]> {
  const answers: string[] = [];
  const connection = httpConnection(insurer.url);
  const answer: AnswerCall = async (name, ...rest) => {
    const outcome = await connection.ask(name, ...rest);
    // Sealed with a random nonce.
    const sealed = JSON.stringify(outcome).replace(/"_state":"[^"]*"/, '');
    // Accesses are logged in real time.
    const looks = sealed.replaceAll(/"laatst":"[^"]*"/g, '');
    // Random ids.
    const text = looks.replaceAll(/"berichtId":"[^"]*"/g, '');
    answers.push(`${name} ${JSON.stringify(rest[0])} ${text}`);
    return outcome;
  };
  const ask = askWith(answer, () => createToken(bsnOf(who)));
  await askEverything(ask, who, sampleDay.toString());
  return answers;
}

/** Returns both worlds' responses to a request, without the request id. */
async function both(request: (insurer: TestProvider) => Promise<{ status: number; text: string }>) {
  const answers = await Promise.all(worlds.map(request));
  return answers.map(({ status, text }) => `${status} ${text.replace(/"request":"[^"]*"/, '')}`);
}

async function expectSame(who: string): Promise<void> {
  const [one, two] = await Promise.all(worlds.map((insurer) => everythingOf(insurer, who)));
  expect(one?.length).toBeGreaterThan(8);
  expect(two).toEqual(one);
}

const other = (): TestProvider => worlds[1];

describe('the care of a child from 12 who has not consented, for her mother', () => {
  const bram = numberOf('Bram');
  const hidden = `relatienummer = '${bram}' AND indiener <> '${numberOf('Sanne')}'`;
  beforeAll(async () => {
    expect(await changeCare(other(), hidden)).toBeGreaterThan(0);
    // From the budget that the policy shares.
    const shared = await other().sql(`UPDATE insurer.declaratie_regel SET dekking_id =
        (SELECT min(dekking_id) FROM insurer.dekking WHERE merk = 'ZZ' AND gedeeld_budget IS NOT NULL)
      WHERE ${hidden} RETURNING regel_id`);
    expect(shared.length).toBeGreaterThan(0);
  });

  it('stays hidden in all responses', () => expectSame('sanne'));

  it.each(['zoek=Zilverkruid', 'zoek=Strandapotheek', 'zoek=H-2026-1', 'zoek=Gesprek', 'zoek=GGZ'])(
    'is not found by %s',
    async (query) => {
      const [one, two] = await both((insurer) => insurer.request(`/declaraties?${query}`, 'sanne'));
      expect(two).toBe(one);
    },
  );

  it('does not show in the expected payout of her own or her family’s care', async () => {
    for (const who of ['Sanne', 'Lotte', 'Daan', 'Bram']) {
      for (const zorgsoort of ['Tandarts', 'Fysiotherapie', 'GGZ', 'Ziekenhuis']) {
        const lines = [
          lineOf('2026-11-18', zorgsoort, '900.00'),
          lineOf('2025-12-01', zorgsoort, '900.00'),
        ];
        const [one, two] = await both((insurer) =>
          requestExpectedPayout(insurer, 'sanne', who, lines),
        );
        expect([who, zorgsoort, two]).toEqual([who, zorgsoort, one]);
      }
    }
  });

  it('does not show when her bill is read', async () => {
    const { pdf } = await sampleBill('Bram', 3);
    const answers = await both(async (insurer) => {
      const id = await sendWaiting(insurer, 'sanne', 'nota.pdf', pdf);
      const { status, text } = await requestReading(insurer, 'sanne', [id]);
      return { status, text: text.replaceAll(id, 'the file') };
    });
    expect(answers[0]).toContain(`"relatienummer":{"waarde":"${bram}"`);
    expect(answers[1]).toBe(answers[0]);
  }, 120_000);

  it('offers none of her earlier providers in a claim by her mother', async () => {
    for (const year of [2026, 2025, 2024]) {
      const path = `/zorgkosten/${bram}/${year}`;
      const [one, two] = await both((insurer) => insurer.request(path, 'sanne'));
      expect(two).toBe(one);
      expect(one).toContain('"zorgkostenRegels"');
      expect(one).not.toMatch(/"naamLocatieZorgverlener":"/);
    }
  });

  it('does not show in whether she may ask about her claim after he did', async () => {
    const key = 'asked-by-him-in-one';
    const sent = toFormData(fieldsFor('Bram', { zorgsoort: 'Tandarts', notaNummer: 'H-2026-2' }));
    const answers = await Promise.all(
      worlds.map((world) => sendRequest(world, 'sanne', sent, key)),
    );
    const [one, two] = answers.map(({ text }) => /"nummer":"(D2026-\d+)"/.exec(text)?.[1] ?? '');
    expect(one).toMatch(/^D2026/);
    expect((await sendReactie(other(), 'bram', two ?? '', { tekst: 'Van mij' })).status).toBe(200);
    const asked = await Promise.all([
      sendReactie(worlds[0], 'sanne', one ?? ''),
      sendReactie(other(), 'sanne', two ?? ''),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each(['GGZ', 'Medicijnen', 'Tandarts'])('is not counted under %s', async (zorgsoort) => {
    const path = `/declaraties?relatienummer=${bram}&zorgsoort=${zorgsoort}`;
    const [one, two] = await both((insurer) => insurer.request(path, 'sanne'));
    expect(two).toBe(one);
  });

  it('does not show to a guess of its bill, nor in the timing', async () => {
    const [row] = await other().sql<{ day: string; bedrag: number }>(
      `SELECT behandeldatum::text AS day, bedrag FROM insurer.declaratie WHERE ${hidden} LIMIT 1`,
    );
    const fields = fieldsFor('Bram', {
      zorgsoort: 'Tandarts',
      naamZorgverlener: hiddenWords.provider,
      notaNummer: hiddenWords.nota,
      behandelDatum: String(row?.day),
      bedrag: toDecimalText(row?.bedrag ?? 0),
      bevestigd: ['dubbeleNota'],
    });
    const key = 'the-same-key-in-both';
    const [one, two] = await both((insurer) =>
      sendRequest(insurer, 'sanne', toFormData(fields), key),
    );
    const nummer = /^200 .*"nummer":"(D2026-\d+)"/.exec(one ?? '')?.[1];
    expect(nummer).toBeDefined();
    expect(two).toBe(one);
    for (const insurer of worlds) await insurer.jobs.runAll();
    const seen = await both((insurer) => insurer.request(`/declaraties/${nummer}`, 'sanne'));
    expect(seen[0]).toContain('"IN_BEHANDELING"');
    expect(seen[1]?.replaceAll(/"bestandId":"[^"]*"/g, '')).toBe(
      seen[0]?.replaceAll(/"bestandId":"[^"]*"/g, ''),
    );
  });
});

describe('all data of the others, for a partner who is not the verzekeringsnemer', () => {
  const daan = numberOf('Daan');
  const hidden = `relatienummer <> '${daan}' AND indiener <> '${daan}'`;
  beforeAll(async () => {
    const insurer = other();
    await changeCare(insurer, hidden);
    await changeAmounts(insurer, hidden.replace(/ AND indiener.*/, ''));
    await insurer.sql(`UPDATE insurer.factuur SET bedrag = bedrag + 777`);
    await insurer.sql(`UPDATE insurer.relatie SET email = 'ander@voorbeeld.example'
      WHERE relatienummer <> '${daan}'`);
  });

  it('stays hidden in all responses', () => expectSame('daan'));

  it.each(['zoek=Zilverkruid', 'zoek=D2026', 'jaar=2026', 'status=AFGEHANDELD'])(
    'is not found by %s',
    async (query) => {
      const [one, two] = await both((insurer) => insurer.request(`/declaraties?${query}`, 'daan'));
      expect(two).toBe(one);
    },
  );
});

it('detects a difference in the mother’s own data', async () => {
  const [one, two] = await Promise.all(worlds.map((insurer) => everythingOf(insurer, 'sanne')));
  expect(two).not.toEqual(one);
});

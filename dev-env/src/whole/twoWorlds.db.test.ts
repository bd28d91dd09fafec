import { toDecimalText } from '@mijn/domain/money';
import type { AnswerCall } from '@mijn/contract/calls';
import { createZorgverlenerBillsDesk } from '@mijn/provider/zorgverlenerBills';
import {
  fieldsFor,
  sendRequest,
  toFormData,
} from '@mijn/provider/declaraties/submit/submit.testing';
import { askExpected, lineOf } from '@mijn/provider/declaraties/submit/submittedLines.testing';
import { askRead, sampleBill, sendWaiting } from '@mijn/provider/declaraties/nota/read.testing';
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
import { askEverything } from '../oracle/ask.ts';
import { askWith } from '../oracle/asking.ts';

/*
 * Two insurers that differ only in what a viewer may not see answer that viewer the same, to the byte: in
 * lists, details, counts, sums, searches, filters, drafts, and in what they say of a guess.
 */
const held = { takeUpAfterMs: 3_600_000, assessAfterMs: 3_600_000 };
// However busy the machine is.
const reading = { pageMs: 60_000, patienceMs: 60_000 };
const hiddenWords = { provider: 'Kliniek Zilverkruid', nota: 'H-2026-1' };

let worlds: readonly [TestProvider, TestProvider];
beforeAll(async () => {
  const data = withHistory(sampleData, sampleDay);
  const start = async () => {
    const insurer = await startTestProvider({ pace: held, reading, jobsHeld: true }, {}, data);
    await drawInOrder(insurer);
    await takeBackHidden(insurer);
    // The triggers would refuse a past that is written anew.
    await insurer.sql('SET session_replication_role = replica');
    return insurer;
  };
  worlds = [await start(), await start()];
}, 120_000);
afterAll(() => Promise.all(worlds.map((insurer) => insurer.stop())));

/** Draws the same numbers in both worlds: at random, each would answer with numbers of its own. */
async function drawInOrder(insurer: TestProvider): Promise<void> {
  await insurer.sql('CREATE SEQUENCE insurer.draw_in_order');
  await insurer.sql('GRANT USAGE ON SEQUENCE insurer.draw_in_order TO PUBLIC');
  await insurer.sql(`CREATE OR REPLACE FUNCTION insurer.random_digits(how_many integer) RETURNS text
    LANGUAGE sql RETURN lpad(nextval('insurer.draw_in_order')::text, how_many, '0')`);
}

/** Takes back a bill of a care provider of somebody whose care is hidden from their mother. */
async function takeBackHidden({ logins }: TestProvider): Promise<void> {
  const noon = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
  const desk = createZorgverlenerBillsDesk(logins, () => noon);
  const bill = (await desk.list()).find(({ naam }) => naam === 'Bram de Vries');
  expect(bill && (await desk.takeBack(bill))).toBe('done');
}

/** Changes what a care provider did for these people, and nothing that their amounts and days tell. */
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

/** Changes amounts too, as only people who see nothing of these persons may not notice. */
async function changeAmounts(insurer: TestProvider, whose: string): Promise<void> {
  await insurer.sql(`UPDATE insurer.declaratie SET bedrag = bedrag + 777 WHERE ${whose}`);
  await insurer.sql(`UPDATE insurer.declaratie_regel SET gedeclareerd = gedeclareerd + 777,
    niet_vergoed = niet_vergoed + 777 WHERE ${whose}`);
  // Its own relatienummer is that of the account.
  await insurer.sql(`UPDATE insurer.uitbetaling SET bedrag = bedrag + 777
    WHERE nummer IN (SELECT nummer FROM insurer.declaratie WHERE ${whose})`);
}

/** Everything that this insurer answers somebody who asks all there is to ask. */
async function everythingOf(insurer: TestProvider, who: string): Promise<string[]> {
  const answers: string[] = [];
  const answer: AnswerCall = async (name, ...rest) => {
    const outcome = await insurer.answer(name, ...rest);
    // Sealed with chance: never the same twice, whatever is in it.
    const sealed = JSON.stringify(outcome).replace(/"_state":"[^"]*"/, '');
    // Looks are noted in real time.
    const looks = sealed.replaceAll(/"laatst":"[^"]*"/g, '');
    // Made by chance, as those of files.
    const text = looks.replaceAll(/"berichtId":"[^"]*"/g, '');
    answers.push(`${name} ${JSON.stringify(rest[0])} ${text}`);
    return outcome;
  };
  const ask = askWith(answer, () => createToken(bsnOf(who)));
  await askEverything(ask, who, sampleDay.toString());
  return answers;
}

/** Both worlds' answers to the same request, without the request's own number. */
async function both(request: (insurer: TestProvider) => Promise<{ status: number; text: string }>) {
  const answers = await Promise.all(worlds.map(request));
  return answers.map(({ status, text }) => `${status} ${text.replace(/"request":"[^"]*"/, '')}`);
}

async function expectSame(who: string): Promise<void> {
  const [one, two] = await Promise.all(worlds.map((insurer) => everythingOf(insurer, who)));
  expect(one?.length).toBeGreaterThan(8);
  expect(two).toEqual(one);
}

/** The world that is told another past. */
const other = (): TestProvider => worlds[1];

describe('the care of a child from 12 who has not consented, to her mother', () => {
  const bram = numberOf('Bram');
  const hidden = `relatienummer = '${bram}' AND indiener <> '${numberOf('Sanne')}'`;
  beforeAll(async () => {
    expect(await changeCare(other(), hidden)).toBeGreaterThan(0);
    // Of the budget that the policy shares.
    const shared = await other().sql(`UPDATE insurer.declaratie_regel SET dekking_id =
        (SELECT min(dekking_id) FROM insurer.dekking WHERE merk = 'ZZ' AND gedeeld_budget IS NOT NULL)
      WHERE ${hidden} RETURNING regel_id`);
    expect(shared.length).toBeGreaterThan(0);
  });

  it('stays hidden in everything there is to ask', () => expectSame('sanne'));

  it.each(['zoek=Zilverkruid', 'zoek=Strandapotheek', 'zoek=H-2026-1', 'zoek=Gesprek', 'zoek=GGZ'])(
    'is not found by %s',
    async (query) => {
      const [one, two] = await both((insurer) => insurer.request(`/declaraties?${query}`, 'sanne'));
      expect(two).toBe(one);
    },
  );

  it('does not speak through what her own care, or that of her family, would get', async () => {
    for (const who of ['Sanne', 'Lotte', 'Daan', 'Bram']) {
      for (const zorgsoort of ['Tandarts', 'Fysiotherapie', 'GGZ', 'Ziekenhuis']) {
        const lines = [
          lineOf('2026-11-18', zorgsoort, '900.00'),
          lineOf('2025-12-01', zorgsoort, '900.00'),
        ];
        const [one, two] = await both((insurer) => askExpected(insurer, 'sanne', who, lines));
        expect([who, zorgsoort, two]).toEqual([who, zorgsoort, one]);
      }
    }
  });

  it('does not speak through what is read of a bill for her', async () => {
    const { pdf } = await sampleBill('Bram', 3);
    const answers = await both(async (insurer) => {
      const id = await sendWaiting(insurer, 'sanne', 'nota.pdf', pdf);
      const { status, text } = await askRead(insurer, 'sanne', [id]);
      return { status, text: text.replaceAll(id, 'the file') };
    });
    expect(answers[0]).toContain(`"relatienummer":{"waarde":"${bram}"`);
    expect(answers[1]).toBe(answers[0]);
  }, 120_000);

  it('offers no earlier providers of hers in a claim that her mother fills in', async () => {
    for (const year of [2026, 2025, 2024]) {
      const path = `/zorgkosten/${bram}/${year}`;
      const [one, two] = await both((insurer) => insurer.request(path, 'sanne'));
      expect(two).toBe(one);
      expect(one).toContain('"zorgkostenRegels"');
      expect(one).not.toMatch(/"naamLocatieZorgverlener":"/);
    }
  });

  it('is not told by whether she may ask about a claim that she sent in: he asked about it too, or not', async () => {
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

  it('is not told to a guess of its bill: who sends that in hears nothing of the first, nor by waiting', async () => {
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

describe('everything of the others, to a partner who is not the verzekeringsnemer', () => {
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

  it('stays hidden in everything there is to ask', () => expectSame('daan'));

  it.each(['zoek=Zilverkruid', 'zoek=D2026', 'jaar=2026', 'status=AFGEHANDELD'])(
    'is not found by %s',
    async (query) => {
      const [one, two] = await both((insurer) => insurer.request(`/declaraties?${query}`, 'daan'));
      expect(two).toBe(one);
    },
  );
});

it('the comparison sees a difference where there is one: her mother sees her own', async () => {
  const [one, two] = await Promise.all(worlds.map((insurer) => everythingOf(insurer, 'sanne')));
  expect(two).not.toEqual(one);
});

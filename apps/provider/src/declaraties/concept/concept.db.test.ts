import { calls } from '@mijn/contract/calls';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestProvider, startTestProvider } from '../../testing/trialProvider.testing.ts';
import { protectionModes, startWithoutProtection } from '../../testing/withoutAccess.testing.ts';
import {
  save,
  saveUncheckedConcept,
  conceptOf,
  selectConcept,
  sendFile,
} from './concept.testing.ts';
import { toFormData, parseResponse, sendRequest, fieldsFor } from '../submit/submit.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
const fields = {
  bedrag: '45,0',
  behandelDatum: '18 nov',
  naamZorgverlener: 'Tandarts',
  buitenland: 'true',
} as const;
const gone = { method: 'DELETE' };
let insurer: TestProvider;

const hoursLeft = async (fileId: string): Promise<number | undefined> => {
  const [row] = await insurer.sql<{ hours: number }>(
    `SELECT extract(epoch FROM verloopt_op - now())::float / 3600 AS hours
     FROM insurer.bestand WHERE bestand_id = '${fileId}'`,
  );
  return row && Math.round(row.hours);
};

describe('the draft of a claim', () => {
  beforeAll(async () => {
    insurer = await startTestProvider({ pace });
  });
  afterAll(() => insurer.stop());
  afterEach(() => insurer.request(calls.getConcept.path, 'sanne', gone));

  it('does not exist until it is saved, and is then stored as typed, valid or not', async () => {
    expect(await conceptOf(insurer, 'sanne')).toBeNull();
    const received = await save(insurer, 'sanne', { velden: fields });
    expect(received).toMatchObject({ velden: fields, bestanden: [] });
    const days = Temporal.Instant.from(received.bijgewerktOp).until(received.verlooptOp);
    expect(days.total('hours')).toBe(30 * 24);
    expect(await conceptOf(insurer, 'sanne')).toEqual(received);
  });

  it('gets a new version on each save, and answers another tab with the stored one', async () => {
    const first = await save(insurer, 'sanne', { velden: fields });
    const second = await save(insurer, 'sanne', {
      versie: first.versie,
      velden: { bedrag: '5' },
    });
    expect(second.versie).not.toBe(first.versie);
    const late = await saveUncheckedConcept(insurer, 'sanne', {
      versie: first.versie,
      velden: { bedrag: '6' },
    });
    expect([late.status, selectConcept(late)]).toEqual([409, { status: 409, concept: second }]);
    const fresh = await saveUncheckedConcept(insurer, 'sanne', { versie: null, velden: {} });
    expect([fresh.status, selectConcept(fresh).concept]).toEqual([409, second]);
    expect(await conceptOf(insurer, 'sanne')).toEqual(second);
  });

  it('is removed when it becomes empty, without its files', async () => {
    const fileId = await sendFile(insurer, 'sanne');
    const { versie } = await save(insurer, 'sanne', { bestandIds: [fileId] });
    const empty = { declarant: '1', bedrag: '', buitenland: 'false' } as const;
    const offered = await saveUncheckedConcept(insurer, 'sanne', { versie, velden: empty });
    expect([offered.status, selectConcept(offered).concept]).toEqual([200, null]);
    expect(await conceptOf(insurer, 'sanne')).toBeNull();
    expect(await hoursLeft(fileId)).toBe(24);
  });

  it('can be saved again when the answer was lost', async () => {
    const first = await save(insurer, 'sanne', { velden: fields });
    expect(await save(insurer, 'sanne', { velden: fields })).toEqual(first);
  });

  it('is saved by only one of two concurrent tabs', async () => {
    const { versie } = await save(insurer, 'sanne');
    const together = await Promise.all(
      ['1', '2', '3', '4'].map((bedrag) =>
        saveUncheckedConcept(insurer, 'sanne', { versie, velden: { bedrag } }),
      ),
    );
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(together.filter(({ status }) => status === 409)).toHaveLength(3);
    const now = await conceptOf(insurer, 'sanne');
    expect(together.map((response) => selectConcept(response).concept)).toEqual(
      together.map(() => now),
    );
  });

  it('keeps its files as long as it exists; a removed file is kept for a day', async () => {
    const [one, two] = [
      await sendFile(insurer, 'sanne'),
      await sendFile(insurer, 'sanne', 'b.pdf'),
    ];
    expect(await hoursLeft(one)).toBe(24);
    const concept = await save(insurer, 'sanne', { bestandIds: [two, one] });
    expect(concept.bestanden.map(({ naam, soort }) => [naam, soort])).toEqual([
      ['b.pdf', 'pdf'],
      ['nota.pdf', 'pdf'],
    ]);
    expect([await hoursLeft(one), await hoursLeft(two)]).toEqual([720, 720]);
    const { versie } = concept;
    await save(insurer, 'sanne', { versie, bestandIds: [one] });
    expect([await hoursLeft(one), await hoursLeft(two)]).toEqual([720, 24]);
  });

  it('drops unknown files and those of others, without touching the latter', async () => {
    const foreign = await sendFile(insurer, 'jan');
    const concept = await save(insurer, 'sanne', { bestandIds: [foreign, randomUUID()] });
    expect(concept.bestanden).toEqual([]);
    expect(await hoursLeft(foreign)).toBe(24);
  });

  it('takes its files with it when it is deleted, and is a conflict for a tab that still has it', async () => {
    const fileId = await sendFile(insurer, 'sanne');
    const { versie } = await save(insurer, 'sanne', { bestandIds: [fileId] });
    const response = await insurer.request(calls.getConcept.path, 'sanne', gone);
    expect([response.status, selectConcept(response)]).toEqual([
      200,
      { status: 200, concept: null },
    ]);
    expect((await insurer.request(calls.getConcept.path, 'sanne', gone)).status).toBe(200);
    // Expired, or already swept.
    expect(Math.abs((await hoursLeft(fileId)) ?? 0)).toBe(0);
    const late = await saveUncheckedConcept(insurer, 'sanne', { versie, velden: fields });
    expect([late.status, selectConcept(late).concept]).toEqual([409, null]);
  });

  it('is removed when the claim is sent in, which takes over its files; not when the claim was refused', async () => {
    const [along, not] = [await sendFile(insurer, 'sanne'), await sendFile(insurer, 'sanne')];
    const { versie } = await save(insurer, 'sanne', { bestandIds: [along, not] });
    const error = toFormData(fieldsFor('Sanne', { bedrag: '0', bestandIds: [along] }), []);
    expect(parseResponse(await sendRequest(insurer, 'sanne', error)).nummer).toBeUndefined();
    expect(await conceptOf(insurer, 'sanne')).not.toBeNull();
    const good = toFormData(fieldsFor('Sanne', { bestandIds: [along] }), []);
    expect(parseResponse(await sendRequest(insurer, 'sanne', good)).nummer).toBeDefined();
    expect(await conceptOf(insurer, 'sanne')).toBeNull();
    // A save that arrives after the claim does not restore the draft.
    const late = await saveUncheckedConcept(insurer, 'sanne', { versie, velden: fields });
    expect([late.status, selectConcept(late).concept]).toEqual([409, null]);
    expect(await hoursLeft(not)).toBe(24);
    const [row] = await insurer.sql<{ nummer: string | null }>(
      `SELECT nummer FROM insurer.bestand WHERE bestand_id = '${along}'`,
    );
    expect(row?.nummer).not.toBeNull();
  });

  it('expires after 30 days, also before the sweep', async () => {
    const { versie } = await save(insurer, 'sanne', { velden: fields });
    await insurer.sql(
      `UPDATE insurer.declaratie_concept SET verloopt_op = now() - interval '1 second'`,
    );
    expect(await conceptOf(insurer, 'sanne')).toBeNull();
    expect((await saveUncheckedConcept(insurer, 'sanne', { versie, velden: fields })).status).toBe(
      409,
    );
    expect((await save(insurer, 'sanne', { velden: fields })).velden).toEqual(fields);
  });

  it.each([
    ['an unknown field', { versie: null, velden: { bsn: '1' } }],
    ['a text that is too long', { versie: null, velden: { opmerking: 'x'.repeat(1001) } }],
    ['a lone surrogate', { versie: null, velden: { opmerking: 'a\ud83d' } }],
    ['half of an emoji', { versie: null, velden: { opmerking: 'a\ud83d' } }],
    [
      'eleven files',
      { versie: null, velden: {}, bestandIds: Array.from({ length: 11 }, () => randomUUID()) },
    ],
    ['an invalid file id', { versie: null, velden: {}, bestandIds: ['../x'] }],
    ['no version', { velden: {} }],
    ['an invalid version', { versie: 'x', velden: {} }],
    ['an unknown property', { versie: null, velden: {}, more: 1 }],
    ['nothing', null],
  ])('is rejected with %s, and nothing is saved', async (_what, content) => {
    const response = await saveUncheckedConcept(insurer, 'sanne', content);
    expect([response.status, response.text]).toEqual([400, '{"status":400}']);
    expect(await conceptOf(insurer, 'sanne')).toBeNull();
  });

  it('is rejected when it has a megabyte', async () => {
    const heavy = { versie: null, velden: { opmerking: 'x'.repeat(1_000_000) } };
    expect((await saveUncheckedConcept(insurer, 'sanne', heavy)).status).toBe(413);
  });

  it('logs each access and each change by the person', async () => {
    await save(insurer, 'sanne', { velden: fields });
    await conceptOf(insurer, 'sanne');
    const log = await insurer.sql<{ operatie: string; actor: string | null }>(
      `SELECT operatie, actor FROM insurer.inzage WHERE operatie LIKE '%Concept' ORDER BY 1, 2`,
    );
    expect(log).toContainEqual({ operatie: 'getConcept', actor: null });
    expect(log).toContainEqual({ operatie: 'bewaarConcept', actor: null });
  });
});

it('does not exist without the extensions, where claims can still be sent in', async () => {
  const bare = await startTestProvider({ pace, extensions: false });
  try {
    expect((await bare.request(calls.getConcept.path, 'sanne')).status).toBe(404);
    expect(
      (await saveUncheckedConcept(bare, 'sanne', { versie: null, velden: fields })).status,
    ).toBe(404);
    const confirmation = calls.getBevestiging.path.replace(':id', 'D2026-1');
    expect((await bare.request(confirmation, 'sanne')).status).toBe(404);
    const response = await sendRequest(bare, 'sanne', toFormData(fieldsFor('Sanne')));
    expect(response.status).toBe(200);
  } finally {
    await bare.stop();
  }
});

describe.each(protectionModes)('the draft of somebody else, %s', (mode) => {
  beforeAll(async () => {
    insurer = await startWithoutProtection(mode, { pace });
  });
  afterAll(() => insurer.stop());

  it('is neither visible to the verzekeringsnemer and others, nor changed by them', async () => {
    const fileId = await sendFile(insurer, 'bram');
    const conceptOfBram = await save(insurer, 'bram', { velden: fields, bestandIds: [fileId] });
    for (const as of ['sanne', 'daan', 'jan']) {
      expect([as, await conceptOf(insurer, as)]).toEqual([as, null]);
      const stolen = { versie: conceptOfBram.versie, velden: fields, bestandIds: [fileId] };
      expect((await saveUncheckedConcept(insurer, as, stolen)).status).toBe(409);
      expect((await save(insurer, as, { bestandIds: [fileId] })).bestanden).toEqual([]);
      await insurer.request(calls.getConcept.path, as, gone);
    }
    expect(await conceptOf(insurer, 'bram')).toEqual(conceptOfBram);
    expect(await hoursLeft(fileId)).toBe(720);
  });
});

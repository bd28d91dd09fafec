import { eurosToCents } from '@mijn/domain/money';
import { describe, expect, it, vi } from 'vitest';
import type { Reader } from '../../reading/reader.ts';
import { billOf } from '../../reading/testing/bill.testing.ts';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import {
  numberOf,
  startTestProvider,
  useTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { fieldsFor, sendRequest, toFormData } from '../submit/submit.testing.ts';
import { requestReading, notasIn, readPath, sampleBill, sendWaiting } from './read.testing.ts';

// Generous timeout for a busy machine; timeouts are tested in reading/billReading.db.test.ts.
const aMinute = 60_000;
vi.setConfig({ testTimeout: aMinute });

const insurer = await useTestProvider({
  reading: { pageMs: aMinute, patienceMs: aMinute },
  jobsHeld: true,
});

/** Returns a seed of the corpus whose bill has a number and this many lines. */
const seedWith = (lines: number): number => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);
  const found = seeds.find((seed) => {
    const { notaNummer, kind, ...bill } = billOf(seed);
    return bill.lines.length === lines && notaNummer && kind.agb && bill.agbCode;
  });
  return found ?? 0;
};

/** Returns the bill read from a file addressed to `roepnaam`, as seen by `as`. */
const askFor = async (roepnaam: string, as: string) => {
  const { pdf } = await sampleBill(roepnaam, seedWith(2));
  const id = await sendWaiting(insurer, as, 'nota.pdf', pdf);
  return notasIn(await requestReading(insurer, as, [id]))[0];
};

describe('an uploaded bill', () => {
  it('is read: patient, care provider, lines and total, each with its position', async () => {
    const { truth, pdf } = await sampleBill('Bram', seedWith(3));
    const id = await sendWaiting(insurer, 'sanne', 'nota.pdf', pdf);
    const [nota, ...others] = notasIn(await requestReading(insurer, 'sanne', [id]));
    expect(others).toEqual([]);
    expect(nota).toMatchObject({
      bestandIds: [id],
      naamZorgverlener: { waarde: truth.naamZorgverlener, zeker: true },
      agbCode: { waarde: truth.agbCode, zeker: true },
      notaNummer: { waarde: truth.notaNummer, zeker: true },
      relatienummer: { waarde: numberOf('Bram'), zeker: true },
      buitenland: { waarde: false },
      andereMunt: false,
      klopt: true,
      ontbreekt: [],
    });
    const lines = nota?.regels.map((line) => ({
      day: line.behandelDatum?.waarde,
      amount: line.bedrag && eurosToCents(line.bedrag.waarde),
      zorgsoort: line.zorgsoort?.waarde,
    }));
    expect(lines).toEqual(
      truth.lines.map(({ day, amount }) => ({
        day: day.toString(),
        amount,
        zorgsoort: truth.kind.zorgsoort,
      })),
    );
    const place = nota?.totaal?.plaats;
    expect(place).toMatchObject({ bestandId: id, bladzijde: 1 });
    expect((place?.links ?? 0) + (place?.breedte ?? 0)).toBeLessThanOrEqual(1);
  });

  // Recognition of photos is tested in reading/corpus.proof.test.ts, without timeouts.
  it('is displayed page by page', async () => {
    const { pdf } = await sampleBill('Sanne', seedWith(1));
    const id = await sendWaiting(insurer, 'sanne', 'nota.pdf', pdf);
    const page = await insurer.request(`${readPath}/${id}/bladzijden/1`, 'sanne');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const none of ['2', '0', 'x', '999']) {
      expect((await insurer.request(`${readPath}/${id}/bladzijden/${none}`, 'sanne')).status).toBe(
        404,
      );
    }
  });

  it('is distinguished from another one', async () => {
    const [one, other] = [await sampleBill('Sanne', 1), await sampleBill('Daan', 3)];
    const ids = [
      await sendWaiting(insurer, 'sanne', 'een.pdf', one.pdf),
      await sendWaiting(insurer, 'sanne', 'twee.pdf', other.pdf),
    ];
    const notas = notasIn(await requestReading(insurer, 'sanne', ids));
    expect(notas.map(({ bestandIds }) => bestandIds)).toEqual(ids.map((id) => [id]));
    expect(notas.map(({ relatienummer }) => relatienummer?.waarde)).toEqual([
      numberOf('Sanne'),
      numberOf('Daan'),
    ]);
  });

  it('does not name a person of another policy, just like an unknown one', async () => {
    // On the caller's policy, on another one, and on one for which the caller may not claim.
    expect((await askFor('Daan', 'sanne'))?.relatienummer?.waarde).toBe(numberOf('Daan'));
    expect((await askFor('Jan', 'sanne'))?.relatienummer).toBeUndefined();
    expect((await askFor('Sanne', 'daan'))?.relatienummer).toBeUndefined();
  });

  it.each([
    ['a PDF with a single word', createPdf()],
    ['a PDF of a letter', createPdf({ pages: 3 })],
  ])('returns no bill for a file without the contents of one: %s', async (_what, content) => {
    const id = await sendWaiting(insurer, 'sanne', 'nota.pdf', content);
    const response = await requestReading(insurer, 'sanne', [id]);
    expect(response.status).toBe(200);
    expect(notasIn(response)).toEqual([]);
  });
});

it('states for an unreadable file that it is unreadable, and not that it contains no bill', async () => {
  const testReader: Reader = {
    warm: () => undefined,
    read: async () => ({ pages: [], complete: false, unreadable: true }),
    show: async () => undefined,
    close: async () => undefined,
  };
  const blind = await startTestProvider({ jobsHeld: true }, { testReader });
  try {
    const id = await sendWaiting(blind, 'sanne', 'nota.pdf', createPdf());
    const { status, text } = await requestReading(blind, 'sanne', [id]);
    expect([status, JSON.parse(text).gelezen]).toEqual([200, { notas: [], onleesbaar: true }]);
  } finally {
    await blind.stop();
  }
});

it.each([
  ['somebody else’s', async () => sendWaiting(insurer, 'jan', 'nota.pdf', createPdf())],
  ['nobody’s', async () => '00000000-0000-4000-8000-000000000000'],
  ['no id at all', async () => 'x'],
])('answers 404 for a file that is %s, also next to one’s own', async (_whose, idOf) => {
  const id = await idOf();
  const own = await sendWaiting(insurer, 'sanne', 'nota.pdf', createPdf());
  const nothing = await insurer.request('/declaraties/onbekend', 'sanne');
  expect((await requestReading(insurer, 'sanne', [id])).status).toBe(404);
  expect((await requestReading(insurer, 'sanne', [own, id])).status).toBe(404);
  expect((await insurer.request(`${readPath}/${id}/bladzijden/1`, 'sanne')).status).toBe(404);
  expect(nothing.status).toBe(404);
});

it('logs access, without any of the contents', async () => {
  const { truth, pdf } = await sampleBill('Sanne', seedWith(1));
  const id = await sendWaiting(insurer, 'sanne', 'nota.pdf', pdf);
  await requestReading(insurer, 'sanne', [id]);
  const looks = await insurer.sql(`SELECT * FROM insurer.inzage WHERE operatie = 'getGelezen'`);
  expect(looks.length).toBeGreaterThan(0);
  expect(JSON.stringify(looks)).not.toContain(truth.notaNummer);
  expect(JSON.stringify(looks)).not.toContain(truth.naamZorgverlener);
});

it('answers 503 after its timeout, and still accepts the file in a claim', async () => {
  const hurried = await startTestProvider({ reading: { pageMs: aMinute, patienceMs: 1 } });
  try {
    const { pdf } = await sampleBill('Sanne', seedWith(1));
    const id = await sendWaiting(hurried, 'sanne', 'nota.pdf', pdf);
    const { status, headers } = await requestReading(hurried, 'sanne', [id]);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    const form = toFormData(fieldsFor('Sanne', { bestandIds: [id] }), []);
    expect(await sendRequest(hurried, 'sanne', form, 'too-late')).toMatchObject({ status: 200 });
  } finally {
    await hurried.stop();
  }
});

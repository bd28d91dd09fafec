import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addTestBetaalverzoek } from '../betalingen/pay.testing.ts';
import { fieldsFor, sendRequest, toFormData } from '../declaraties/submit.testing.ts';
import { createPdf } from '../files/testing/pdf.ts';
import { numberOf, startTestProvider, type TestProvider } from '../testing/trialProvider.ts';

/*
 * What is somebody else's costs as much work as what does not exist, so that the time of an answer tells
 * nothing: the same statements go to PostgreSQL, each of which finds its row by a key and gives none, and
 * nothing is read from the storage of files. Times themselves are not compared: on a shared machine their
 * noise is a hundred times what one more index entry costs.
 */
let insurer: TestProvider;
beforeAll(async () => {
  insurer = await startTestProvider({ tempo: { takeUpAfterMs: 600_000, assessAfterMs: 600_000 } });
  await insurer.jobs.hold();
  const form = toFormData(fieldsFor('Jan'), [['nota.pdf', createPdf()]]);
  expect((await sendRequest(insurer, 'jan', form)).status).toBe(200);
  await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
}, 60_000);
afterAll(() => insurer.stop());
afterEach(() => vi.restoreAllMocks());

/** What was asked of PostgreSQL, without its numbers and ids. */
const shapeOf = (asked: unknown): string =>
  (typeof asked === 'string' ? asked : JSON.stringify(asked, ['name', 'text'])).replaceAll(
    /[0-9a-f-]{20,}|\d+/g,
    '#',
  );

async function workOf(path: string): Promise<{ status: number; statements: readonly string[] }> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await insurer.request(path, 'sanne');
  const statements = asked.mock.calls.map(([first]: readonly unknown[]) => shapeOf(first));
  vi.restoreAllMocks();
  return { status, statements };
}

const jan = numberOf('Jan');
const unknownUuid = '00000000-0000-4000-8000-000000000000';

/** A call, where the id of somebody else's stands, and an id that is nobody's. */
const calls: readonly (readonly [what: string, find: string, unknown: string])[] = [
  [
    '/uitbreidingen/declaraties/{}',
    `SELECT nummer || '/bestanden/' || bestand_id AS id FROM insurer.bestand
      WHERE indiener = '${jan}' AND nummer IS NOT NULL`,
    `D2026-00000001/bestanden/${unknownUuid}`,
  ],
  [
    '/declaraties/{}',
    `SELECT nummer AS id FROM insurer.declaratie WHERE relatienummer = '${jan}'`,
    'D2026-00000001',
  ],
  [
    '/betaalverzoeken/{}',
    `SELECT kenmerk AS id FROM insurer.betaalverzoek WHERE debiteur = '${jan}'`,
    '5000056789012345',
  ],
  [
    '/factuurdetails/premie/{}',
    `SELECT kenmerk AS id FROM insurer.factuur WHERE debiteur = '${jan}'`,
    'F2026-00000001',
  ],
  [
    '/zorgkosten/{}/2026',
    `SELECT relatienummer AS id FROM insurer.relatie WHERE relatienummer = '${jan}'`,
    '700000000',
  ],
];

it.each(calls)(
  '%s asks the same of what is Jan’s and of what nobody has',
  async (call, find, unknown) => {
    const [row] = await insurer.sql<{ id: string }>(`${find} LIMIT 1`);
    expect(row, 'something of Jan’s').toBeDefined();
    // The first of its kind may prepare what later ones use.
    await workOf(call.replace('{}', unknown));
    const foreign = await workOf(call.replace('{}', row?.id ?? ''));
    const nobodys = await workOf(call.replace('{}', unknown));
    expect(foreign.status).toBe(404);
    expect(foreign.statements.length).toBeGreaterThan(0);
    expect(foreign).toEqual(nobodys);
  },
);

it('sees more work where there is any: one’s own claim is logged too', async () => {
  const [own] = await insurer.sql<{ id: string }>(
    `SELECT nummer AS id FROM insurer.declaratie WHERE relatienummer = '${numberOf('Sanne')}' LIMIT 1`,
  );
  const shown = await workOf(`/declaraties/${own?.id}`);
  const nobodys = await workOf('/declaraties/D2026-00000001');
  expect(shown.status).toBe(200);
  expect(shown.statements).not.toEqual(nobodys.statements);
});

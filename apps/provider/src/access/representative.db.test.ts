import { calls } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { idempotencyHeader } from '@mijn/domain/headers';
import { bereiken } from '@mijn/domain/machtiging';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Checkout, startCheckout } from '../betalingen/checkout.testing.ts';
import {
  type Answer,
  numberOf,
  type TestProvider,
  type TokenOverrides,
} from '../testing/trialProvider.testing.ts';
import { protectionModes, startWithoutProtection } from '../testing/withoutAccess.testing.ts';
import { declaratieOf } from '../facturen/household.testing.ts';
import { matrix, secret } from './matrix.testing.ts';
import type { MatrixRow } from './matrixRow.testing.ts';
import { givePossessions, type Possessions } from './possessions.testing.ts';

/*
 * The rows of the access matrix for a representative: every operation by each combination of scopes, by a permission of
 * the app and by DigiD Machtigen.
 */

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };

/** The contract's entry of each operation, by the name of its row. */
const entries = new Map<string, Call>(
  Object.values<Call>(calls).map((call) => {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    return [`${call.method.toLowerCase()} ${path}`, call] as const;
  }),
);

const rows = Object.entries(matrix)
  .filter(([, { gateway }]) => !gateway)
  .map(([name, row]) => [name, row, entries.get(name)?.gemachtigde] as const);
const opened = rows.filter(([, , scope]) => scope !== undefined);
const closed = rows.filter(([, , scope]) => scope === undefined);
const opposite = { zorg: 'facturen', facturen: 'zorg' } as const;

let checkout: Checkout;
let insurer: TestProvider;
let possessions: Readonly<Record<'sanne' | 'daan' | 'lotte' | 'jan', Possessions>>;
let permissions: Readonly<Record<string, string>>;

/** Lets Daan act for Sanne, with each combination of scopes in turn. */
async function addPermissions(): Promise<Record<string, string>> {
  // A pair of persons has a single permission at a time; the matrix needs three.
  await insurer.sql('DROP INDEX insurer.machtiging_running');
  const ids: Record<string, string> = {};
  for (const bereik of ['zorg', 'facturen', 'zorg,facturen']) {
    const [row] = await insurer.sql<{ id: string }>(
      `INSERT INTO insurer.machtiging (relatienummer, grond, gemachtigde, bereik, sinds, geldig_tot)
       VALUES ('${numberOf('Sanne')}', 'app', '${numberOf('Daan')}', '{${bereik}}', '2026-11-20', '2027-11-20')
       RETURNING machtiging_id AS id`,
    );
    ids[bereik] = row?.id ?? '';
  }
  return ids;
}

function send(
  row: MatrixRow,
  ids: Possessions,
  as: string,
  otherwise: TokenOverrides,
): Promise<Answer> {
  const { path, headers, ...init } = row.request(ids);
  const withKey = new Headers(headers);
  withKey.set(idempotencyHeader, randomUUID());
  return insurer.request(path, as, { ...init, ...otherwise, headers: withKey });
}

const byApp = (bereik: string) =>
  ['daan', { actsFor: { machtiging: permissions[bereik] ?? '' } }] as const;
const byDigid = (bereik: string) =>
  ['jan', { actsFor: { vertegenwoordigde: bsnOf('sanne'), bereik: bereik.split(',') } }] as const;
const ways = [byApp, byDigid];

it('opens to representatives no call that the contract does not name', () => {
  expect(opened.map(([name]) => name).toSorted()).toEqual([
    'get /betaalverzoeken',
    'get /betaalverzoeken/{betaalkenmerk}',
    'get /declaraties',
    'get /declaraties/{id}',
    'get /eigenRisicoPerJaar',
    'get /facturen',
    'get /factuurdetails/eindAfrekening/{factuurkenmerk}',
    'get /factuurdetails/eindAfrekening/{factuurkenmerk}/specificatie/{relatienummer}',
    'get /factuurdetails/premie/{factuurkenmerk}',
    'get /factuurdetails/risico/{factuurkenmerk}',
    'get /factuurdetails/risicoPeriode/{factuurkenmerk}',
    'get /relatie',
    'get /uitbreidingen/betalingen/{betalingId}',
    'get /uitbreidingen/declaraties/gelezen',
    'get /uitbreidingen/declaraties/gelezen/{bestandId}/bladzijden/{bladzijde}',
    'get /uitbreidingen/declaraties/{id}/besluit',
    'get /uitbreidingen/declaraties/{id}/bestanden/{bestandId}',
    'get /uitbreidingen/declaraties/{id}/bevestiging',
    'get /uitbreidingen/eigenRisico/verwachting',
    'get /uitbreidingen/facturen/{factuurkenmerk}/document',
    'get /uitbreidingen/jaaroverzicht/{relatienummer}/{jaartal}',
    'get /uitbreidingen/premieachterstanden',
    'get /uitbreidingen/tegoeden',
    'get /uitbreidingen/zorgkosten/vergoedingen',
    'get /uitbreidingen/zorgkosten/vooraf',
    'get /uitbreidingen/zorgkosten/{nummer}/{volgnummer}',
    'get /verzekerdenperjaartal',
    'get /zorggebruik',
    'get /zorgkosten/{relatienummer}/{jaartal}',
    'post /betalingen',
    'post /declaraties/indienen',
    'post /declaraties/valideren/bestand',
    'post /uitbreidingen/declaraties/verwachting',
    'post /uitbreidingen/declaraties/{id}/intrekken',
    'post /uitbreidingen/premieachterstanden/betwisting',
  ]);
});

describe.each(protectionModes)('a representative, %s', (mode) => {
  beforeAll(async () => {
    checkout = await startCheckout();
    insurer = await startWithoutProtection(mode, {
      pace,
      paymentProvider: checkout.config(),
      jobsHeld: true,
    });
    const [sanne, jan] = [
      await givePossessions(insurer, 'sanne', 1_000),
      await givePossessions(insurer, 'jan', 2_000),
    ];
    // People of the family, whom the represented person may see in part.
    const [daan, lotte] = (['Daan', 'Lotte'] as const).map((name) => {
      const judged = declaratieOf(name);
      return { ...jan, person: numberOf(name), judged, declaratie: judged };
    });
    possessions = { sanne, jan, daan: daan ?? jan, lotte: lotte ?? jan };
    const concept = matrix['put /uitbreidingen/declaraties/concept'];
    if (concept) await send(concept, sanne, 'sanne', {});
    permissions = await addPermissions();
  });
  afterAll(async () => {
    await insurer.stop();
    await checkout.close();
  });

  it.each(closed)('is refused %s with every scope', async (_name, row) => {
    for (const way of ways) {
      const [as, how] = way('zorg,facturen');
      for (const ids of Object.values(possessions)) {
        const { status, text } = await send(row, ids, as, how);
        expect([as, status]).toEqual([as, 403]);
        expect(text).not.toContain(secret);
      }
    }
  });

  it.each(opened)('is refused %s with another scope, or none', async (_name, row, scope) => {
    for (const way of ways) {
      const other = scope === undefined || scope === 'elk' ? undefined : opposite[scope];
      const [as, how] = way(other ?? 'zorg');
      const { status } = await send(row, possessions.sanne, as, how);
      expect([as, status === 403]).toEqual([as, other !== undefined]);
    }
    const unknown = { actsFor: { machtiging: randomUUID() } };
    expect((await send(row, possessions.sanne, 'daan', unknown)).status).toBe(401);
    const ofOther = byApp('zorg,facturen')[1];
    expect((await send(row, possessions.sanne, 'jan', ofOther)).status).toBe(401);
  });

  it.each(opened.filter(([, { including }]) => including.length > 0))(
    'finds nothing by ids of their own or of others: %s',
    async (_name, row) => {
      for (const way of ways) {
        const [as, how] = way('zorg,facturen');
        for (const whose of ['daan', 'lotte', 'jan'] as const) {
          const { status } = await send(row, possessions[whose], as, how);
          expect([as, whose, status]).toEqual([as, whose, 404]);
        }
      }
    },
  );

  it('opens to the right scope every call that the contract names', async () => {
    for (const [name, row, scope] of opened) {
      for (const bereik of scope === 'elk' ? bereiken : [scope ?? '']) {
        const [as, how] = byApp(bereik);
        const answer = async () => (await send(row, possessions.sanne, as, how)).status;
        // A busy machine may refuse the reading of a file for the moment.
        await expect.poll(answer, { timeout: 60_000, interval: 1_000 }).not.toBe(503);
        const status = await answer();
        expect([name, bereik, [401, 403, 500].includes(status)]).toEqual([name, bereik, false]);
        // Nothing is there for the person either.
        if (status === 404)
          expect((await send(row, possessions.sanne, 'sanne', {})).status).toBe(404);
      }
    }
  }, 120_000);
});

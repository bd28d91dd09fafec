import { type DeclaratieAntwoord, declaratieAntwoord } from '@mijn/contract/declaraties';
import { declaratieStatussen } from '@mijn/domain/declaratiestatus';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { proefdag, type ProefProvider, startProefProvider } from '../../testhulp/proefProvider.ts';
import { formulier, leesAntwoord, stuurIn, veldenVoor } from '../indienen.testhulp.ts';
import { reageer } from '../reacties.testhulp.ts';
import { beoordeel } from './beoordeel.ts';
import { beantwoordDoorgegeven, behandelReactie } from './behandelReactie.ts';
import { markeerInBehandeling } from './stap.queries.ts';
import { inTaak } from './taak.ts';

// `npm run prove` asks for more.
const keren = Number(process.env['STATEN_KEREN'] ?? 12);
const zaad = Number(process.env['STATEN_ZAAD'] ?? 20_261_121);
const nu = Temporal.Instant.from(`${proefdag.toString()}T12:00:00Z`);

type Declaratie = DeclaratieAntwoord['declaraties'][number];
const daden = ['neemOp', 'beoordeel', 'trekIn', 'bekijk', 'reageer', 'antwoord'] as const;
type Daad = (typeof daden)[number];

/** What somebody saw or did, in the order in which they did it. */
type Ervaring =
  | { readonly daad: 'bekijk'; readonly declaratie: Declaratie | undefined }
  | { readonly daad: 'trekIn'; readonly status: number }
  | { readonly daad: 'anders' };

let insurer: ProefProvider;
let pool: pg.Pool;
beforeAll(async () => {
  // Nothing happens by itself: the test takes every step, whenever it likes.
  const tempo = { opnemenNaMs: 3_600_000, beoordelenNaMs: 7_200_000 };
  insurer = await startProefProvider({ tempo });
  pool = openPool(insurer.databaseUrl, 'taken', () => undefined, 6);
});
afterAll(async () => {
  await pool.end();
  await insurer.stop();
});

async function bekijk(nummer: string): Promise<Ervaring> {
  const { status, tekst } = await insurer.vraag(`/declaraties/${nummer}`, 'sanne');
  if (status === 404) return { daad: 'bekijk', declaratie: undefined };
  const [declaratie] = declaratieAntwoord.parse(JSON.parse(tekst)).declaraties;
  return { daad: 'bekijk', declaratie };
}

async function trekIn(nummer: string): Promise<Ervaring> {
  const pad = `/uitbreidingen/declaraties/${nummer}/intrekken`;
  const { status } = await insurer.vraag(pad, 'sanne', { method: 'POST' });
  return { daad: 'trekIn', status };
}

const zet = (): Promise<void> => Promise.resolve();

async function antwoordAlle(nummer: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT reactie_id AS id FROM verzekeraar.declaratie_reactie WHERE nummer = $1',
    [nummer],
  );
  for (const { id } of rows) {
    await inTaak(pool, (transactie) => behandelReactie(transactie, id, nu, zet));
  }
  await beantwoordDoorgegeven(pool, nu.add({ hours: 24 * 4 }));
}

/** A judgement that comes too early is tried again by its job; here it just does nothing. */
async function oordeel(nummer: string): Promise<void> {
  await inTaak(pool, (transactie) => beoordeel(transactie, nummer, nu)).catch((fout: unknown) => {
    if (!(fout instanceof Error && /not taken up yet/.test(fout.message))) throw fout;
  });
}

const doe: Readonly<Record<Daad, (nummer: string) => Promise<Ervaring>>> = {
  neemOp: async (nummer) => {
    await inTaak(pool, (transactie) => markeerInBehandeling(transactie, nummer, nu));
    return { daad: 'anders' };
  },
  beoordeel: async (nummer) => {
    await oordeel(nummer);
    return { daad: 'anders' };
  },
  trekIn,
  bekijk,
  reageer: async (nummer) => {
    const { status } = await reageer(insurer, 'sanne', nummer);
    expect([200, 404]).toContain(status);
    return { daad: 'anders' };
  },
  antwoord: async (nummer) => {
    await antwoordAlle(nummer);
    return { daad: 'anders' };
  },
};

async function beleef(nummer: string, reeks: readonly Daad[]): Promise<Ervaring[]> {
  const ervaringen: Ervaring[] = [];
  for (const daad of reeks) ervaringen.push(await doe[daad](nummer));
  return ervaringen;
}

const rang = (declaratie: Declaratie): number => declaratieStatussen.indexOf(declaratie.status);
const reactieRang = { verstuurd: 0, inBehandeling: 1, beantwoord: 2 } as const;

/** Whoever looks again sees the same or further, and a withdrawn claim never comes back. */
function eisVooruit(ervaringen: readonly Ervaring[]): void {
  let laatste: Declaratie | undefined;
  let weg = false;
  for (const ervaring of ervaringen) {
    if (ervaring.daad === 'trekIn' && ervaring.status === 200) weg = true;
    if (ervaring.daad !== 'bekijk') continue;
    const { declaratie } = ervaring;
    if (weg) expect(declaratie).toBeUndefined();
    if (!declaratie) weg = true;
    if (!declaratie || !laatste) {
      laatste = declaratie ?? laatste;
      continue;
    }
    expect(rang(declaratie)).toBeGreaterThanOrEqual(rang(laatste));
    // Seen once as settled, it is not new any more.
    if (laatste.status === 'AFGEHANDELD') expect(declaratie.nieuw).toBe(false);
    for (const eerder of laatste.reacties ?? []) {
      const later = declaratie.reacties?.find(({ reactieId }) => reactieId === eerder.reactieId);
      expect(reactieRang[later?.status ?? 'verstuurd']).toBeGreaterThanOrEqual(
        reactieRang[eerder.status],
      );
    }
    laatste = declaratie;
  }
}

interface Stand {
  readonly status: string;
  readonly ingetrokken: boolean;
  readonly regels: number;
  readonly uitbetalingen: number;
  readonly opTijd: boolean | null;
}

/** What is kept in the end is whole: lines and payout only of what was settled, each once, in time. */
async function eisHeel(nummer: string, ervaringen: readonly Ervaring[]): Promise<void> {
  const [stand] = await insurer.sql<Stand & pg.QueryResultRow>(
    `SELECT status, teruggetrokken_op IS NOT NULL AS ingetrokken,
       (SELECT count(*)::int FROM verzekeraar.declaratie_regel r WHERE r.nummer = d.nummer) AS regels,
       (SELECT count(*)::int FROM verzekeraar.uitbetaling u WHERE u.nummer = d.nummer) AS uitbetalingen,
       in_behandeling_op >= ingediend_op AND coalesce(afgehandeld_op >= in_behandeling_op, true) AS "opTijd"
     FROM verzekeraar.declaratie d WHERE nummer = '${nummer}'`,
  );
  const gelukt = ervaringen.some((een) => een.daad === 'trekIn' && een.status === 200);
  expect(stand).toMatchObject({
    ingetrokken: gelukt,
    regels: stand?.status === 'AFGEHANDELD' ? 1 : 0,
    opTijd: stand?.status === 'INGEDIEND' ? null : true,
  });
  if (gelukt) expect(stand?.status).toBe('INGEDIEND');
  expect(stand?.uitbetalingen).toBeLessThanOrEqual(stand?.regels ?? 0);
}

const reeks = fc.array(fc.constantFrom(...daden), { minLength: 1, maxLength: 6 });

it('keeps the order of the states, however sending, judging, withdrawing, looking and asking cross', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(reeks, reeks, reeks), async (reeksen) => {
      const form = formulier(veldenVoor('Sanne'));
      const nummer = leesAntwoord(await stuurIn(insurer, 'sanne', form)).nummer ?? '';
      const allen = await Promise.all(reeksen.map((een) => beleef(nummer, een)));
      for (const ervaringen of allen) eisVooruit(ervaringen);
      await eisHeel(nummer, allen.flat());
      eisVooruit([...(allen[0] ?? []), await bekijk(nummer)]);
    }),
    { numRuns: keren, seed: zaad, endOnFailure: true },
  );
}, 900_000);

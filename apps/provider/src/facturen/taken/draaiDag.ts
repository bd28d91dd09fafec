import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { betaalTegoedenUit, maanAanVerzoeken } from './aanmanen.ts';
import { type Dagtaak, dagtaken, volgendeWerkdag, type Werkdag } from './agenda.ts';
import type { Incassobank } from './incassobank.ts';
import { voerIncassosUit } from './incassos.ts';
import { maakPremies } from './premies.ts';
import { sluitBetaalgemakAan, werkRegelingenBij } from './regelingen.ts';
import { maakRisico } from './risico.ts';
import { maakEindafrekeningen, maakTermijnen } from './termijnen.ts';
import { verrekenTegoeden } from './verrekening.ts';
import { bundelVerzoeken, planIncassos } from './vragen.ts';

type Doe = (
  transactie: TaakTransactie,
  dag: Temporal.PlainDate,
  bank: Incassobank | undefined,
) => Promise<number>;

const werk: Readonly<Record<Dagtaak, Doe>> = {
  premies: maakPremies,
  termijnen: maakTermijnen,
  eindafrekening: maakEindafrekeningen,
  risico: maakRisico,
  verrekening: verrekenTegoeden,
  betaalgemak: sluitBetaalgemakAan,
  aankondigen: planIncassos,
  incassos: voerIncassosUit,
  regelingen: werkRegelingenBij,
  verzoeken: bundelVerzoeken,
  aanmaningen: maanAanVerzoeken,
  uitbetalingen: betaalTegoedenUit,
};

/** What a job does to the rest of its day: what has been made has to be asked for. */
const gevolgen: Readonly<Partial<Record<Dagtaak, readonly Dagtaak[]>>> = {
  premies: ['aankondigen', 'verzoeken'],
  termijnen: ['aankondigen', 'verzoeken'],
  eindafrekening: ['verrekening', 'betaalgemak', 'aankondigen', 'regelingen', 'verzoeken'],
  risico: ['betaalgemak', 'aankondigen', 'regelingen', 'verzoeken'],
  incassos: ['regelingen'],
};

const schrijfGelopen: Opdracht = {
  name: 'schrijfGelopenTaken',
  text: `
    INSERT INTO verzekeraar.gelopen_taak (naam, dag, aantal)
    SELECT g."naam", $1, g."aantal" FROM json_to_recordset($2) AS g ("naam" text, "aantal" int)`,
};

/** The name under which it is kept that a day is done. */
const heleDag = 'dag';

/** Keeps that everything of the days up to and with this one has been done. */
export async function sluitDag(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
  gelopen: readonly { naam: string; aantal: number }[] = [],
): Promise<void> {
  const namen = [...gelopen, { naam: heleDag, aantal: 0 }];
  await query(schrijfGelopen, [dag.toString(), JSON.stringify(namen)]);
}

const vergrendel: Opdracht = {
  name: 'vergrendelDag',
  text: `SELECT pg_advisory_xact_lock(hashtext('verzekeraar.dag'))`,
};

// One statement of a day may be about every policyholder. The books grow faster than PostgreSQL counts
// them when days follow each other closely: what has an index is read by it, however small it looks.
const stelIn: Opdracht = {
  name: 'stelDagIn',
  text: `
    SELECT set_config('statement_timeout', '5min', true), set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true)`,
};

const leesLaatste: Opdracht = {
  name: 'leesLaatsteDag',
  text: `SELECT to_char(max(dag), 'YYYY-MM-DD') AS dag FROM verzekeraar.gelopen_taak WHERE naam = '${heleDag}'`,
};

const zoekPolis: Opdracht = {
  name: 'zoekPolis',
  text: `SELECT polisnummer FROM verzekeraar.polis LIMIT 1`,
};

/**
 * The last day that is done, undefined when none is. No other transaction runs a day until this one
 * ends.
 */
export async function vergrendelDag({
  query,
}: TaakTransactie): Promise<Temporal.PlainDate | undefined> {
  await query(stelIn, []);
  await query(vergrendel, []);
  const [laatste] = await query<{ dag: string | null }>(leesLaatste, []);
  return laatste?.dag ? Temporal.PlainDate.from(laatste.dag) : undefined;
}

/**
 * Runs the jobs of one day in this transaction, which holds the lock (`vergrendelDag`), and keeps that
 * they ran: a job of a day runs once, whoever tries.
 * @throws Error of the database when the day was run already.
 */
export async function draaiDag(
  transactie: TaakTransactie,
  { dag, taken }: Werkdag,
  bank: Incassobank | undefined,
): Promise<void> {
  const teDoen = new Set(taken);
  const gelopen: { naam: string; aantal: number }[] = [];
  for (const naam of dagtaken) {
    if (!teDoen.has(naam)) continue;
    const aantal = await werk[naam](transactie, dag, bank);
    gelopen.push({ naam, aantal });
    if (aantal > 0) for (const gevolg of gevolgen[naam] ?? []) teDoen.add(gevolg);
  }
  await sluitDag(transactie, dag, gelopen);
}

/**
 * Runs the next day on which there is something to do, up to and with `tot`, in this transaction. The
 * first time there is nothing to catch up with: the insurer's books begin with that day, and not
 * before it has a policy.
 * @returns the day up to which everything is done now; `tot` when there was nothing left.
 */
export async function draaiVolgende(
  transactie: TaakTransactie,
  tot: Temporal.PlainDate,
  bank: Incassobank | undefined,
): Promise<Temporal.PlainDate> {
  const laatste = await vergrendelDag(transactie);
  if (laatste && Temporal.PlainDate.compare(laatste, tot) >= 0) return tot;
  if (!laatste && (await transactie.query(zoekPolis, [])).length === 0) return tot;
  const werkdag = laatste && (await volgendeWerkdag(transactie, laatste, bank !== undefined));
  if (!werkdag || Temporal.PlainDate.compare(werkdag.dag, tot) > 0) {
    await sluitDag(transactie, tot);
    return tot;
  }
  await draaiDag(transactie, werkdag, bank);
  return werkdag.dag;
}

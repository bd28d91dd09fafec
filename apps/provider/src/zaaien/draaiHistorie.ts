import { createHash } from 'node:crypto';
import type { Opdracht } from '../db/database.ts';
import type { TaakTransactie } from '../declaraties/taken/taak.ts';
import { volgendeWerkdag } from '../facturen/taken/agenda.ts';
import { boekBetaling } from '../facturen/taken/boekBetaling.queries.ts';
import { draaiDag, sluitDag, vergrendelDag } from '../facturen/taken/draaiDag.ts';
import { startRegeling } from '../facturen/taken/regelingen.ts';
import { verwerkStorno } from '../facturen/taken/storno.ts';
import type { ZaaiGedrag, ZaaiHistorie } from './zaaigoed.ts';

const dagVan = (tekst: string): Temporal.PlainDate => Temporal.PlainDate.from(tekst);

/** Something that somebody does on a day (`yyyy-mm-dd`), after the insurer's own work of that day. */
interface Voorval {
  readonly dag: string;
  readonly doe: (transactie: TaakTransactie) => Promise<unknown>;
}

/**
 * Runs the insurer's own jobs over the days of a history, in this transaction, while people behave as
 * they are said to. Days on which nothing happens are skipped.
 */
export async function draaiHistorie(
  transactie: TaakTransactie,
  { van, tot, gedrag, incassobank }: ZaaiHistorie,
): Promise<void> {
  await vergrendelDag(transactie);
  const komend = gedrag.flatMap(vasteVoorvallen);
  let gedaan = dagVan(van).subtract({ days: 1 });
  for (;;) {
    const werkdag = await volgendeWerkdag(transactie, gedaan, true);
    const dag = [werkdag.dag.toString(), ...komend.map((voorval) => voorval.dag)].toSorted()[0];
    if (dag === undefined || dag > tot) break;
    const taken = werkdag.dag.toString() === dag ? werkdag.taken : new Set<never>();
    await draaiDag(transactie, { dag: dagVan(dag), taken }, incassobank);
    komend.push(...(await betalingenVan(transactie, dag, gedrag)));
    for (const voorval of komend.filter((kandidaat) => kandidaat.dag === dag)) {
      await voorval.doe(transactie);
      komend.splice(komend.indexOf(voorval), 1);
    }
    gedaan = dagVan(dag);
  }
  if (gedaan.toString() < tot) await sluitDag(transactie, dagVan(tot));
}

const leesLaatsteTermijn: Opdracht = {
  name: 'leesLaatsteTermijn',
  text: `
    SELECT incasso_id FROM verzekeraar.incasso WHERE debiteur = $1 AND regeling_id IS NOT NULL
      AND status = 'afgeschreven' ORDER BY datum DESC LIMIT 1`,
};

function vasteVoorvallen({ debiteur, regelingen = [], stornoOp }: ZaaiGedrag): Voorval[] {
  const aanvragen = regelingen.map(({ soort, op, verzoekenTot }) => ({
    dag: op,
    doe: (transactie: TaakTransactie) =>
      startRegeling(
        transactie,
        { debiteur, soort, verzoekenTot: dagVan(verzoekenTot) },
        dagVan(op),
      ),
  }));
  if (stornoOp === undefined) return aanvragen;
  const storneer = async (transactie: TaakTransactie): Promise<void> => {
    const [termijn] = await transactie.query<{ incasso_id: number }>(leesLaatsteTermijn, [
      debiteur,
    ]);
    if (termijn) await verwerkStorno(transactie, termijn.incasso_id, dagVan(stornoOp));
  };
  return [...aanvragen, { dag: stornoOp, doe: storneer }];
}

interface Verzoek {
  readonly kenmerk: string;
  readonly debiteur: string;
  readonly sleutel: string;
}

const leesVerzoeken: Opdracht = {
  name: 'leesVerzoekenVanDag',
  text: `SELECT kenmerk, debiteur, sleutel FROM verzekeraar.betaalverzoek WHERE datum = $1::date`,
};

/** The payments that will come of the payment requests made on a day. */
async function betalingenVan(
  transactie: TaakTransactie,
  dag: string,
  gedrag: readonly ZaaiGedrag[],
): Promise<Voorval[]> {
  const verzoeken = await transactie.query<Verzoek>(leesVerzoeken, [dag]);
  return verzoeken.flatMap((verzoek) => {
    const van = gedrag.find(({ debiteur }) => debiteur === verzoek.debiteur);
    const niet = van?.nietBetaald?.find((periode) => periode.van <= dag && dag <= periode.tot);
    if (!van || van.betaaltNaDagen === null || (niet && niet.minder === undefined)) return [];
    const op = dagVan(dag).add({ days: van.betaaltNaDagen });
    return [{ dag: op.toString(), doe: (tx) => betaal(tx, verzoek, op, niet?.minder ?? 0) }];
  });
}

const leesOpen: Opdracht = {
  name: 'leesOpenVanVerzoek',
  text: `
    SELECT coalesce(sum(s.open), 0)::int AS open FROM verzekeraar.factuur f
    JOIN verzekeraar.factuur_stand s USING (kenmerk) WHERE f.betaalverzoek = $1 AND s.open > 0`,
};

async function betaal(
  transactie: TaakTransactie,
  { kenmerk, sleutel }: Verzoek,
  dag: Temporal.PlainDate,
  minder: number,
): Promise<void> {
  const [rij] = await transactie.query<{ open: number }>(leesOpen, [kenmerk]);
  const bedrag = (rij?.open ?? 0) - minder;
  if (bedrag <= 0) return;
  await boekBetaling(transactie, { kenmerk, bedrag, betalingId: idVan(sleutel), dag });
}

/** The same payment has the same id in every history that is sown. */
function idVan(sleutel: string): string {
  const cijfers = createHash('sha256').update(sleutel).digest('hex').slice(0, 32);
  return cijfers.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { uitbetaalDagen } from '../opmaken/aanmanen.rules.ts';
import { eersteKeer, verzoekVolgtDagen } from '../opmaken/incasso.rules.ts';
import { eindafrekeningOp, termijnMaanden } from '../opmaken/termijnen.rules.ts';

/** The jobs of a day, in the order in which they run. */
export const dagtaken = [
  'premies',
  'termijnen',
  'eindafrekening',
  'risico',
  'verrekening',
  'betaalgemak',
  'aankondigen',
  'incassos',
  'regelingen',
  'verzoeken',
  'aanmaningen',
  'uitbetalingen',
] as const;

/** A job of a day. */
export type Dagtaak = (typeof dagtaken)[number];

/** A day on which there is something to do, and what has to be done by itself. */
export interface Werkdag {
  readonly dag: Temporal.PlainDate;
  readonly taken: ReadonlySet<Dagtaak>;
}

type Kalender = readonly (readonly [Dagtaak, (vanaf: Temporal.PlainDate) => Temporal.PlainDate])[];

const eersteVanMaand = (vanaf: Temporal.PlainDate): Temporal.PlainDate => eersteKeer(vanaf, 1);

// What follows from the calendar alone: the first day from `vanaf` on.
const kalender: Kalender = [
  ['premies', eersteVanMaand],
  // Money that had no account to go to is tried again every month.
  ['uitbetalingen', eersteVanMaand],
  ['termijnen', volgendeTermijnmaand],
  ['eindafrekening', volgendeEindafrekening],
];

function volgendeTermijnmaand(vanaf: Temporal.PlainDate): Temporal.PlainDate {
  let dag = eersteVanMaand(vanaf);
  while (!termijnMaanden.some((maand) => maand === dag.month)) dag = dag.add({ months: 1 });
  return dag;
}

function volgendeEindafrekening(vanaf: Temporal.PlainDate): Temporal.PlainDate {
  const { maand: month, dag: day } = eindafrekeningOp;
  const ditJaar = vanaf.with({ month, day });
  return Temporal.PlainDate.compare(ditJaar, vanaf) >= 0 ? ditJaar : ditJaar.add({ years: 1 });
}

// $1 is the last day that has been run, $2 whether there is a bank to ask.
const leesAgenda: Opdracht = {
  name: 'leesAgenda',
  text: `
    SELECT naam, to_char(greatest(dag, $1::date + 1), 'YYYY-MM-DD') AS dag, null::int[] AS incassodagen
    FROM (
      SELECT 'incassos' AS naam, min(datum) AS dag FROM verzekeraar.incasso WHERE status = 'gepland' AND $2
      UNION ALL
      SELECT 'verzoeken', min(mislukt_op) + ${verzoekVolgtDagen} FROM verzekeraar.incasso
        WHERE status = 'mislukt' AND mislukt_op > $1::date - ${verzoekVolgtDagen} AND poging = 2
      UNION ALL
      SELECT 'verzoeken', min(beeindigd_op) + ${verzoekVolgtDagen} FROM verzekeraar.regeling
        WHERE status = 'beeindigd' AND beeindigd_op > $1::date - ${verzoekVolgtDagen}
      UNION ALL
      SELECT 'aanmaningen', min(uiterste_betaaldatum) + 1 FROM verzekeraar.betaalverzoek
        WHERE titel <> 'Aanmaning' AND uiterste_betaaldatum >= $1::date
      UNION ALL
      SELECT 'uitbetalingen', min(datum) + ${uitbetaalDagen} FROM verzekeraar.factuur
        WHERE bedrag < 0 AND datum > $1::date - ${uitbetaalDagen}
      UNION ALL
      SELECT 'uitbetalingen', min(datum) + ${uitbetaalDagen} FROM verzekeraar.tegoed
        WHERE terugbetaald_op IS NULL AND datum > $1::date - ${uitbetaalDagen}) a
    WHERE dag IS NOT NULL
    UNION ALL
    SELECT 'risico', null, (SELECT array_agg(DISTINCT incassodag) FROM verzekeraar.polis)`,
};

interface AgendaRij {
  readonly naam: Dagtaak;
  readonly dag: string | null;
  readonly incassodagen: readonly number[] | null;
}

/** The first day after `na` on which something is due, with what: days without work are skipped. */
export async function volgendeWerkdag(
  { query }: TaakTransactie,
  na: Temporal.PlainDate,
  metBank: boolean,
): Promise<Werkdag> {
  const rijen = await query<AgendaRij>(leesAgenda, [na.toString(), metBank]);
  const morgen = na.add({ days: 1 });
  const afspraken = rijen.flatMap(({ naam, dag, incassodagen }): [Dagtaak, string][] => {
    if (dag !== null) return [[naam, dag]];
    return (incassodagen ?? []).map((nr) => [naam, eersteKeer(morgen, nr).toString()]);
  });
  const vast = kalender.map(([naam, eerst]): [Dagtaak, string] => [naam, eerst(morgen).toString()]);
  const alle = [...afspraken, ...vast];
  const eerste = alle.map(([, dag]) => dag).toSorted()[0] ?? morgen.toString();
  return {
    dag: Temporal.PlainDate.from(eerste),
    taken: new Set(alle.filter(([, dag]) => dag === eerste).map(([naam]) => naam)),
  };
}

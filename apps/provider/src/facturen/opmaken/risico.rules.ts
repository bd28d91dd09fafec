import { bouwFactuur, type NieuweFactuur, type NieuweRegel } from './factuur.ts';

/** A judged line of a care provider's claim of which something is still to be asked. Cents. */
export interface ZorgRegel {
  readonly declaratieNummer: string;
  readonly declaratieVolgnummer: number;
  /** Whose care it was. */
  readonly relatienummer: string;
  readonly prestatie: string;
  readonly zorgverlener: string;
  /** Of the care, `yyyy-mm-dd`. */
  readonly datum: string;
  /** The year whose own risk it counts for. */
  readonly jaar: number;
  /** What is not on an invoice yet. */
  readonly eigenRisico: number;
  readonly eigenBijdrage: number;
  /** The year's own risk is paid in terms and has not been settled yet. */
  readonly gespreid: boolean;
}

/** The policy that is billed. */
export interface RisicoPolis {
  readonly polisnummer: string;
  readonly verzekeringsnemer: string;
  readonly regels: readonly ZorgRegel[];
}

/**
 * The own-risk invoice of a policy on a day, from everything that is not on an invoice yet. Of who
 * pays own risk in terms only the statutory contribution is asked: the rest waits for the settlement.
 * Undefined when there is nothing to ask.
 */
export function maakRisicoFactuur(
  { polisnummer, verzekeringsnemer: debiteur, regels: zorg }: RisicoPolis,
  dag: Temporal.PlainDate,
): NieuweFactuur | undefined {
  const regels = zorg
    .map(regelVan)
    .filter(({ bedrag }) => bedrag > 0)
    .toSorted(opPersoonEnDag);
  if (regels.length === 0) return undefined;
  const sleutel = `risico/${polisnummer}/${dag.toString()}`;
  const jaar = Math.max(...zorg.map((regel) => regel.jaar));
  return bouwFactuur(
    { sleutel, debiteur, polisnummer, soort: 'EigenrisicoEigenbijdrage', jaar },
    regels,
  );
}

function regelVan(regel: ZorgRegel): NieuweRegel & { datum: string; declaratieNummer: string } {
  const eigenRisico = regel.gespreid ? 0 : regel.eigenRisico;
  return {
    relatienummer: regel.relatienummer,
    omschrijving: regel.prestatie,
    datum: regel.datum,
    bedrag: eigenRisico + regel.eigenBijdrage,
    eigenRisico,
    eigenBijdrage: regel.eigenBijdrage,
    zorgverlener: regel.zorgverlener,
    declaratieNummer: regel.declaratieNummer,
    declaratieVolgnummer: regel.declaratieVolgnummer,
  };
}

type Geordend = ReturnType<typeof regelVan>;

function opPersoonEnDag(een: Geordend, ander: Geordend): number {
  const sleutel = ({ relatienummer, datum, declaratieNummer }: Geordend): string =>
    `${relatienummer}/${datum}/${declaratieNummer}`;
  return sleutel(een) < sleutel(ander) ? -1 : 1;
}

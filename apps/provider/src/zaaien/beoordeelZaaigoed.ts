import { beoordeelDeclaratie } from '../declaraties/beoordelen/beoordeelDeclaratie.ts';
import { eigenRisicoBedragen } from '../declaraties/beoordelen/eigenRisicoBedragen.ts';
import { OnbekendEigenRisicoError } from '../declaraties/beoordelen/jaarEigenRisico.ts';
import { meldingGeenRekening } from '../declaraties/beoordelen/meldingen.ts';
import { leegVerbruik } from '../declaraties/beoordelen/verbruik.ts';
import type {
  Beoordeling,
  Dekking,
  RegelUitkomst,
  Verbruik,
  VerzekerdePersoon,
} from '../declaraties/beoordelen/vormen.ts';
import type { ZaaiDeclaratie, Zaaigoed } from './zaaigoed.ts';

/** A claim to sow, with what the rules make of it once it is AFGEHANDELD. */
export interface BeoordeeldeDeclaratie {
  readonly declaratie: ZaaiDeclaratie;
  readonly regels: readonly RegelUitkomst[];
}

/**
 * Judges what is sown as AFGEHANDELD by the insurer's own rules, per person in the order in which it
 * was settled, so that own risk and budgets add up. Care of a year whose own risk is not settled
 * waits: it is sown as IN_BEHANDELING.
 */
export function beoordeelZaaigoed(
  goed: Zaaigoed,
  dekkingen: readonly Dekking[],
): BeoordeeldeDeclaratie[] {
  const verbruik = new Map<string, Verbruik>();
  const personen = personenVan(goed);
  const zonderRekening = personenZonderRekening(goed);
  return goed.declaraties.toSorted(opVolgorde).map((declaratie) => {
    const { relatienummer } = declaratie;
    const persoon = personen.get(relatienummer);
    if (declaratie.status !== 'AFGEHANDELD' || !persoon) return { declaratie, regels: [] };
    const uitkomst = beoordeel(declaratie, persoon, dekkingen, verbruik.get(relatienummer));
    if (!uitkomst) return { declaratie: nogInBehandeling(declaratie), regels: [] };
    verbruik.set(relatienummer, uitkomst.verbruik);
    const wacht = declaratie.soortIndiener === 'Verzekerde' && zonderRekening.has(relatienummer);
    return { declaratie, regels: wacht ? uitkomst.regels.map(metMelding) : uitkomst.regels };
  });
}

// Open claims come last: they use nothing yet.
function moment({ afgehandeldOp, nummer }: ZaaiDeclaratie): string {
  return `${afgehandeldOp ?? '9'}${nummer}`;
}

function opVolgorde(een: ZaaiDeclaratie, ander: ZaaiDeclaratie): number {
  return moment(een) < moment(ander) ? -1 : 1;
}

/** Everybody on a policy of whose verzekeringsnemer no account is known. */
function personenZonderRekening({ relaties, polissen }: Zaaigoed): Set<string> {
  const onbekend = new Set(relaties.filter(({ iban }) => !iban).map((wie) => wie.relatienummer));
  const zonder = polissen.filter(({ verzekeringsnemer }) => onbekend.has(verzekeringsnemer));
  return new Set(zonder.flatMap(({ verzekerden }) => verzekerden.map((wie) => wie.relatienummer)));
}

function metMelding(regel: RegelUitkomst): RegelUitkomst {
  const { uitgekeerd } = regel.bedragen;
  if (uitgekeerd === 0) return regel;
  return { ...regel, meldingen: [...regel.meldingen, meldingGeenRekening(uitgekeerd)] };
}

function personenVan({ relaties, polissen }: Zaaigoed): Map<string, VerzekerdePersoon> {
  const perioden = polissen.flatMap(({ merk, verzekerden }) =>
    verzekerden.map((verzekerde) => ({ ...verzekerde, merk })),
  );
  const perPersoon = Map.groupBy(perioden, ({ relatienummer }) => relatienummer);
  return new Map(
    relaties.map(({ relatienummer, geboorteDatum }) => [
      relatienummer,
      { geboorteDatum, verzekeringen: perPersoon.get(relatienummer) ?? [] },
    ]),
  );
}

function beoordeel(
  declaratie: ZaaiDeclaratie,
  persoon: VerzekerdePersoon,
  dekkingen: readonly Dekking[],
  verbruik: Verbruik = leegVerbruik,
): Beoordeling | undefined {
  const { zorgsoort, behandelDatum, bedrag, buitenland, ingediendOp } = declaratie;
  try {
    return beoordeelDeclaratie({
      ingediendOp: ingediendOp.slice(0, 10),
      persoon,
      dekkingen,
      eigenRisicoBedragen,
      verbruik,
      regels: [{ zorgsoort, behandelDatum, bedrag, aantal: 1, buitenland }],
    });
  } catch (fout) {
    if (fout instanceof OnbekendEigenRisicoError) return undefined;
    throw fout;
  }
}

function nogInBehandeling(declaratie: ZaaiDeclaratie): ZaaiDeclaratie {
  return { ...declaratie, status: 'IN_BEHANDELING', afgehandeldOp: null, gezienDoor: [] };
}

import { declaratieTermijnJaren } from '@mijn/domain/constanten';
import type { JaarEigenRisico } from './jaarEigenRisico.ts';
import { dagVanLeeftijd, eigenRisicoVanJaar } from './jaarEigenRisico.ts';
import type {
  BeoordelingInvoer,
  Dekking,
  RegelBedragen,
  RegelInvoer,
  Verbruik,
  Verzekeringsperiode,
} from './vormen.ts';
import { budgetSleutel, eigenRisicoSleutel } from './verbruik.ts';

/** Why a line is refused as a whole. */
export type Weigering = 'nietVerzekerd' | 'teOud' | 'geenDekking';

/** Why a covered line has no own risk at all. */
export type VrijVanEigenRisico = 'onder18' | 'dezeZorg' | 'aanvullend';

/** The amounts of a line and the facts that led to them. Cents. */
export interface Berekening {
  readonly regel: RegelInvoer;
  readonly jaar: number;
  readonly bedragen: RegelBedragen;
  readonly weigering: Weigering | null;
  readonly gedekt: Gedekt | null;
}

/** Facts of a line that is covered. */
export interface Gedekt {
  readonly dekking: Dekking;
  /** The percentage's part of the bill, before the year's maximum. */
  readonly volgensPercentage: number;
  /** What of the year's maximum was used before this line. */
  readonly budgetGebruikt: number;
  readonly vrij: VrijVanEigenRisico | null;
  readonly eigenRisicoJaar: JaarEigenRisico;
  /** Own risk of the year used before this line. */
  readonly eigenRisicoGebruikt: number;
}

function geldtOp(
  { geldigVan, geldigTot }: Pick<Verzekeringsperiode, 'geldigVan' | 'geldigTot'>,
  dag: string,
): boolean {
  return geldigVan <= dag && (geldigTot === null || dag < geldigTot);
}

/** The insurance on a day, if there is one. */
function verzekeringOp(
  verzekeringen: readonly Verzekeringsperiode[],
  dag: string,
): Verzekeringsperiode | undefined {
  return verzekeringen.find((periode) => geldtOp(periode, dag));
}

/** The cover for a line: the basic insurance goes before a supplementary package. */
function kiesDekking(
  regel: RegelInvoer,
  verzekering: Verzekeringsperiode,
  { dekkingen, persoon }: BeoordelingInvoer,
): Dekking | undefined {
  const dag = regel.behandelDatum;
  const passend = dekkingen.filter(
    (dekking) =>
      dekking.merk === verzekering.merk &&
      dekking.zorgsoort === regel.zorgsoort &&
      (dekking.pakket === 'BASIS' || dekking.pakket === verzekering.aanvullend) &&
      geldtOp(dekking, dag) &&
      dagVanLeeftijd(persoon.geboorteDatum, dekking.leeftijdVan) <= dag &&
      dag < dagVanLeeftijd(persoon.geboorteDatum, dekking.leeftijdTot),
  );
  return passend.find((dekking) => dekking.pakket === 'BASIS') ?? passend[0];
}

/** Whether care of that day is claimed in time: at most three years ago (domain.md, claim terms). */
export function isOpTijd(behandelDatum: string, ingediendOp: string): boolean {
  const grens = Temporal.PlainDate.from(ingediendOp).subtract({ years: declaratieTermijnJaren });
  return behandelDatum >= grens.toString();
}

function ruimte(maximum: number | null, gebruikt: number): number {
  return maximum === null ? Number.POSITIVE_INFINITY : Math.max(0, maximum - gebruikt);
}

/** Statutory contribution on a covered amount, cents. */
function wettelijkeBijdrage(dekking: Dekking, vergoed: number, gebruikt: number): number {
  const gevraagd = dekking.bijdrageVast + Math.round((vergoed * dekking.bijdragePercentage) / 100);
  return Math.min(gevraagd, vergoed, ruimte(dekking.bijdrageMaximumJaar, gebruikt));
}

function vrijVanEigenRisico(
  dekking: Dekking,
  geboorteDatum: string,
  dag: string,
): VrijVanEigenRisico | null {
  if (dekking.pakket !== 'BASIS') return 'aanvullend';
  if (dag < dagVanLeeftijd(geboorteDatum, 18)) return 'onder18';
  return dekking.eigenRisico ? null : 'dezeZorg';
}

/** Splits own risk over mandatory, which fills first, and voluntary (domain.md). */
function verdeelEigenRisico(
  grondslag: number,
  jaar: JaarEigenRisico,
  gebruikt: number,
): { verplicht: number; vrijwillig: number } {
  const over = ruimte(jaar.verplicht + jaar.vrijwillig, gebruikt);
  const totaal = Math.min(grondslag, over, jaar.maximumPerBehandeling ?? grondslag);
  const verplicht = Math.min(totaal, ruimte(jaar.verplicht, gebruikt));
  return { verplicht, vrijwillig: totaal - verplicht };
}

function geweigerd(regel: RegelInvoer, jaar: number, weigering: Weigering): Berekening {
  const bedragen = {
    gedeclareerd: regel.bedrag,
    nietVergoed: regel.bedrag,
    wettelijkeBijdrage: 0,
    eigenRisicoVerplicht: 0,
    eigenRisicoVrijwillig: 0,
    uitgekeerd: 0,
  };
  return { regel, jaar, bedragen, weigering, gedekt: null };
}

/** The amounts of a covered line, in the order of decisions §6. */
function berekenGedekt(
  regel: RegelInvoer,
  jaar: number,
  dekking: Dekking,
  invoer: BeoordelingInvoer,
  verbruik: Verbruik,
): Berekening {
  const { merk } = dekking;
  const sleutel = budgetSleutel(dekking, jaar);
  const budgetGebruikt = verbruik.vergoed[sleutel] ?? 0;
  const volgensPercentage = Math.round((regel.bedrag * dekking.percentage) / 100);
  const vergoed = Math.min(volgensPercentage, ruimte(dekking.maximumJaar, budgetGebruikt));
  const bijdrage = wettelijkeBijdrage(dekking, vergoed, verbruik.bijdrage[sleutel] ?? 0);
  const vrij = vrijVanEigenRisico(dekking, invoer.persoon.geboorteDatum, regel.behandelDatum);
  const eigenRisicoGebruikt = verbruik.eigenRisico[eigenRisicoSleutel(merk, jaar)] ?? 0;
  const eigenRisicoJaar = vrij
    ? { verplicht: 0, vrijwillig: 0, maximumPerBehandeling: null }
    : eigenRisicoVanJaar(invoer.persoon, merk, jaar, invoer.eigenRisicoBedragen);
  const grondslag = vergoed - bijdrage;
  const deel = verdeelEigenRisico(grondslag, eigenRisicoJaar, vrij ? 0 : eigenRisicoGebruikt);
  const bedragen = {
    gedeclareerd: regel.bedrag,
    nietVergoed: regel.bedrag - vergoed,
    wettelijkeBijdrage: bijdrage,
    eigenRisicoVerplicht: deel.verplicht,
    eigenRisicoVrijwillig: deel.vrijwillig,
    uitgekeerd: grondslag - deel.verplicht - deel.vrijwillig,
  };
  const gedekt = { dekking, volgensPercentage, budgetGebruikt, vrij, eigenRisicoJaar };
  return {
    regel,
    jaar,
    bedragen,
    weigering: null,
    gedekt: { ...gedekt, eigenRisicoGebruikt },
  };
}

/**
 * Works out one line: declared → covered part (percentage, maximum, budget left) → statutory
 * contribution → own risk → paid out (decisions §6). Integer cents, rounded per line.
 * @throws OnbekendEigenRisicoError see {@link eigenRisicoVanJaar}.
 */
export function berekenRegel(
  regel: RegelInvoer,
  invoer: BeoordelingInvoer,
  verbruik: Verbruik,
): Berekening {
  const jaar = Number(regel.behandelDatum.slice(0, 4));
  const verzekering = verzekeringOp(invoer.persoon.verzekeringen, regel.behandelDatum);
  if (!verzekering) return geweigerd(regel, jaar, 'nietVerzekerd');
  if (!isOpTijd(regel.behandelDatum, invoer.ingediendOp)) return geweigerd(regel, jaar, 'teOud');
  const dekking = kiesDekking(regel, verzekering, invoer);
  if (!dekking) return geweigerd(regel, jaar, 'geenDekking');
  return berekenGedekt(regel, jaar, dekking, invoer, verbruik);
}

import { beoordeelDeclaratie } from '../beoordelen/beoordeelDeclaratie.ts';
import { meldingGeenRekening } from '../beoordelen/meldingen.ts';
import type { Beoordeling, RegelMelding, RegelUitkomst } from '../beoordelen/vormen.ts';
import {
  addRegel,
  addUitbetaling,
  type Feiten,
  getFeiten,
  type TeBeoordelen,
  verbruikVan,
  vergrendelDeclaratie,
} from './beoordelen.queries.ts';
import { markeerAfgehandeld } from './stap.queries.ts';
import type { TaakTransactie } from './taak.ts';

function oordeel(declaratie: TeBeoordelen, feiten: Feiten): Beoordeling {
  return beoordeelDeclaratie({
    ingediendOp: declaratie.ingediend_dag,
    persoon: { geboorteDatum: feiten.geboortedatum, verzekeringen: feiten.verzekeringen },
    dekkingen: feiten.dekkingen,
    eigenRisicoBedragen: feiten.bedragen,
    verbruik: verbruikVan(feiten.gebruik, declaratie.boekjaar),
    regels: [
      {
        zorgsoort: declaratie.zorgsoort,
        behandelDatum: declaratie.behandeldag,
        bedrag: declaratie.bedrag,
        aantal: 1,
        buitenland: declaratie.buitenland,
      },
    ],
  });
}

function metMelding(regel: RegelUitkomst, melding: RegelMelding): RegelUitkomst {
  return { ...regel, meldingen: [...regel.meldingen, melding] };
}

/**
 * Judges a claim that is IN_BEHANDELING and writes it all in this transaction: lines, remarks, steps,
 * payout, AFGEHANDELD. Does nothing when it is judged already or withdrawn. `nu` is real time.
 * @throws Error when the claim cannot be judged yet (not taken up, own risk of its year not settled).
 */
export async function beoordeel(
  transactie: TaakTransactie,
  nummer: string,
  nu: Temporal.Instant,
): Promise<void> {
  const declaratie = await vergrendelDeclaratie(transactie, nummer);
  if (!declaratie || declaratie.ingetrokken || declaratie.status === 'AFGEHANDELD') return;
  if (declaratie.status !== 'IN_BEHANDELING')
    throw new Error(`Claim ${nummer} is not taken up yet`);
  const feiten = await getFeiten(transactie, declaratie);
  const { regels } = oordeel(declaratie, feiten);
  // A care provider is paid by itself; what of it is the person's own comes on an invoice.
  const bedrag =
    declaratie.soort_indiener === 'Zorgverlener'
      ? 0
      : regels.reduce((som, { bedragen }) => som + bedragen.uitgekeerd, 0);
  const { iban, relatienummer } = { iban: null, relatienummer: '', ...feiten.rekening };
  const zonderRekening = bedrag > 0 && iban === null;
  for (const [i, regel] of regels.entries()) {
    const compleet = zonderRekening ? metMelding(regel, meldingGeenRekening(bedrag)) : regel;
    await addRegel(transactie, declaratie, i + 1, compleet);
  }
  if (bedrag > 0 && iban !== null) {
    await addUitbetaling(transactie, { nummer, relatienummer, iban, bedrag }, nu);
  }
  await markeerAfgehandeld(transactie, nummer, nu);
}

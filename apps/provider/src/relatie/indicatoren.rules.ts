import { indicatorNamen, type IndicatorNaam, type Relatie } from '@mijn/contract/relatie';
import type { Merk } from '@mijn/domain/merken';

/** Why a capability is off (§3). */
export type IndicatorReden = Relatie['indicatorenRedenen'][number]['redenen'][number];

/** What the indicators depend on. */
export interface IndicatorFeiten {
  readonly verzekeringsnemer: boolean;
  readonly merk: Merk | undefined;
  readonly zorggemak: boolean;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  /** Whether anybody else is validly insured on the policy. */
  readonly anderen: boolean;
  readonly email: string | null;
  readonly correspondentie: Relatie['aanleverwijzeCorrespondentie'];
  readonly nieuwsbrief: boolean;
  /** When the person last checked their contact details; null: never. */
  readonly gecontroleerdOp: Temporal.PlainDate | null;
  readonly vandaag: Temporal.PlainDate;
}

const redenGeldt: Readonly<Record<IndicatorReden, (feiten: IndicatorFeiten) => boolean>> = {
  GeenVerzekeringsnemer: (feiten) => !feiten.verzekeringsnemer,
  GeenEmailBekend: (feiten) => feiten.email === null,
  ZorgGemakPolisActief: (feiten) => feiten.zorggemak,
  GeenZenZ: (feiten) => feiten.merk === 'AZVZ',
};

/** The reasons that can switch each capability off, in the order in which they are told (domain.md). */
const redenenVan: Readonly<Partial<Record<IndicatorNaam, readonly IndicatorReden[]>>> = {
  magAanleverwijzeCorrespondentieWijzigen: [
    'GeenVerzekeringsnemer',
    'GeenEmailBekend',
    'ZorgGemakPolisActief',
  ],
  magAanleverwijzePolisbladWijzigen: [
    'GeenVerzekeringsnemer',
    'GeenEmailBekend',
    'ZorgGemakPolisActief',
    'GeenZenZ',
  ],
  magOntvangstNieuwsbriefWijzigen: ['GeenEmailBekend'],
  magDocumentenZien: ['GeenVerzekeringsnemer', 'GeenZenZ'],
  magBetaalinstellingenZien: ['GeenVerzekeringsnemer', 'GeenZenZ'],
};

/** Which of its reasons hold for an indicator; none for what is only shown. */
function geldendeRedenen(naam: IndicatorNaam, feiten: IndicatorFeiten): IndicatorReden[] {
  return (redenenVan[naam] ?? []).filter((reden) => redenGeldt[reden](feiten));
}

function langNietGecontroleerd({ gecontroleerdOp, vandaag }: IndicatorFeiten): boolean {
  if (gecontroleerdOp === null) return true;
  return Temporal.PlainDate.compare(gecontroleerdOp.add({ months: 12 }), vandaag) < 0;
}

function inOverstapweken({ vandaag }: IndicatorFeiten): boolean {
  return vandaag.month === 12 || (vandaag.month === 11 && vandaag.day >= 12);
}

function oordelen(feiten: IndicatorFeiten): Record<IndicatorNaam, boolean> {
  const { verzekeringsnemer, zorggemak, collectief, correspondentie, nieuwsbrief } = feiten;
  const alleenOpPolis = verzekeringsnemer && !feiten.anderen;
  const mag = (naam: IndicatorNaam): boolean => geldendeRedenen(naam, feiten).length === 0;
  const magCorrespondentie = mag('magAanleverwijzeCorrespondentieWijzigen');
  const magNieuwsbrief = mag('magOntvangstNieuwsbriefWijzigen');
  return {
    toonMeldingKiesDigitaalCorrespondentie: correspondentie === 'GeenKeuze' && magCorrespondentie,
    toonMeldingControleContactgegevens: langNietGecontroleerd(feiten),
    toonOntvangstNieuwsbrief: !nieuwsbrief && magNieuwsbrief,
    toonBannerVerzekeringscheck: verzekeringsnemer && inOverstapweken(feiten),
    toonGemakBijschrijvenBanner: zorggemak && alleenOpPolis,
    toonWerkgeverscollectiviteitBijschrijvenBanner: collectief === 'werkgever' && alleenOpPolis,
    toonDoelgroepcollectiviteitBijschrijvenBanner: collectief === 'doelgroep' && alleenOpPolis,
    magAanleverwijzeCorrespondentieWijzigen: magCorrespondentie,
    magAanleverwijzePolisbladWijzigen: mag('magAanleverwijzePolisbladWijzigen'),
    magOntvangstNieuwsbriefWijzigen: magNieuwsbrief,
    magDocumentenZien: mag('magDocumentenZien'),
    magBetaalinstellingenZien: mag('magBetaalinstellingenZien'),
  };
}

/** Works out the indicators of a relation with the reasons of those that are off (domain.md's table). */
export function bepaalIndicatoren(
  feiten: IndicatorFeiten,
): Pick<Relatie, 'indicatoren' | 'indicatorenRedenen'> {
  const indicatorenRedenen = indicatorNamen
    .map((indicator) => ({ indicator, redenen: geldendeRedenen(indicator, feiten) }))
    .filter(({ redenen }) => redenen.length > 0);
  return { indicatoren: oordelen(feiten), indicatorenRedenen };
}

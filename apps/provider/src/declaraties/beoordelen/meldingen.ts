import { formatDag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import type { Berekening, Gedekt, VrijVanEigenRisico, Weigering } from './berekenRegel.ts';
import type { MeldingCode, RegelBedragen, RegelMelding } from './vormen.ts';

function euro(centen: number): string {
  return formatBedrag(centen, 'nl');
}

function melding(code: MeldingCode, omschrijving: string): RegelMelding {
  return { code, omschrijving };
}

/** Text of each refusal; always with the day, the amount and the rule. */
const weigeringen: Readonly<
  Record<Weigering, (b: Berekening, ingediendOp: string) => RegelMelding>
> = {
  nietVerzekerd: ({ regel }) =>
    melding(
      'nietVerzekerd',
      `Op ${formatDag(regel.behandelDatum, 'nl')} was deze persoon niet bij ons verzekerd. Daarom betalen we de ${euro(regel.bedrag)} niet.`,
    ),
  teOud: ({ regel }, ingediendOp) =>
    melding(
      'teOud',
      `Deze zorg was op ${formatDag(regel.behandelDatum, 'nl')}. Je kunt zorg tot 3 jaar later declareren. De declaratie kwam pas op ${formatDag(ingediendOp, 'nl')} binnen. Daarom betalen we de ${euro(regel.bedrag)} niet.`,
    ),
  geenDekking: ({ regel }) =>
    melding(
      'geenDekking',
      `${regel.zorgsoort} zit niet in de verzekering die op ${formatDag(regel.behandelDatum, 'nl')} liep. Daarom betalen we de ${euro(regel.bedrag)} niet.`,
    ),
};

const vrijstellingen: Readonly<Record<VrijVanEigenRisico, RegelMelding>> = {
  onder18: melding(
    'geenEigenRisicoOnder18',
    'Deze persoon was op de dag van de behandeling nog geen 18. Daarom geldt er geen eigen risico.',
  ),
  dezeZorg: melding('geenEigenRisicoDezeZorg', 'Voor deze zorg geldt geen eigen risico.'),
  aanvullend: melding(
    'geenEigenRisicoAanvullend',
    'We betalen dit uit de aanvullende verzekering. Daarvoor geldt geen eigen risico.',
  ),
};

function overPercentage({ regel }: Berekening, gedekt: Gedekt): RegelMelding[] {
  const rest = regel.bedrag - gedekt.volgensPercentage;
  if (rest === 0) return [];
  return [
    melding(
      'deelsVergoed',
      `De verzekering dekt ${gedekt.dekking.percentage}% van deze zorg: ${euro(gedekt.volgensPercentage)} van ${euro(regel.bedrag)}. De andere ${euro(rest)} betaal je zelf.`,
    ),
  ];
}

function overBudget({ regel, jaar, bedragen }: Berekening, gedekt: Gedekt): RegelMelding[] {
  const maximum = gedekt.dekking.maximumJaar;
  if (maximum === null) return [];
  const vergoed = bedragen.gedeclareerd - bedragen.nietVergoed;
  const hoogstens = `Voor ${regel.zorgsoort} betalen we in ${jaar} hoogstens ${euro(maximum)}.`;
  const tekort = gedekt.volgensPercentage - vergoed;
  if (tekort > 0) {
    const gebruikt = `Daarvan was ${euro(gedekt.budgetGebruikt)} al gebruikt.`;
    return [melding('budgetOp', `${hoogstens} ${gebruikt} Daarom betaal je ${euro(tekort)} zelf.`)];
  }
  const over = maximum - gedekt.budgetGebruikt - vergoed;
  if (over * 4 >= maximum) return [];
  return [melding('budgetBijnaOp', `${hoogstens} Daarvan is nu nog ${euro(over)} over.`)];
}

function soorten({ eigenRisicoVerplicht, eigenRisicoVrijwillig }: RegelBedragen): string {
  if (eigenRisicoVrijwillig === 0) return '';
  if (eigenRisicoVerplicht === 0) return ' Dit is vrijwillig eigen risico.';
  return ` Daarvan is ${euro(eigenRisicoVerplicht)} verplicht en ${euro(eigenRisicoVrijwillig)} vrijwillig eigen risico.`;
}

function overEigenRisico({ jaar, bedragen }: Berekening, gedekt: Gedekt): RegelMelding[] {
  // Where nothing is paid, nothing has to be said about what would not go off it.
  const nietsVergoed = bedragen.nietVergoed === bedragen.gedeclareerd;
  if (gedekt.vrij) return nietsVergoed ? [] : [vrijstellingen[gedekt.vrij]];
  const { eigenRisicoJaar, eigenRisicoGebruikt } = gedekt;
  const nu = bedragen.eigenRisicoVerplicht + bedragen.eigenRisicoVrijwillig;
  const totaal = eigenRisicoJaar.verplicht + eigenRisicoJaar.vrijwillig;
  const stand = `Het eigen risico van ${jaar} is ${euro(totaal)}. Daarvan is nu ${euro(eigenRisicoGebruikt + nu)} gebruikt.`;
  if (nu > 0) {
    const tekst = `Je betaalt ${euro(nu)} zelf: dat is eigen risico.${soorten(bedragen)} ${stand}`;
    return [melding('eigenRisico', tekst)];
  }
  if (bedragen.uitgekeerd === 0) return [];
  return [
    melding(
      'eigenRisicoVol',
      `Het eigen risico van ${jaar} (${euro(totaal)}) is helemaal gebruikt. Je betaalt hier dus geen eigen risico meer.`,
    ),
  ];
}

function overJaar({ jaar, bedragen }: Berekening, ingediendOp: string): RegelMelding[] {
  const eigenRisico = bedragen.eigenRisicoVerplicht + bedragen.eigenRisicoVrijwillig;
  if (eigenRisico === 0 || ingediendOp.startsWith(`${jaar}-`)) return [];
  return [
    melding(
      'eigenRisicoAnderJaar',
      `De behandeling was in ${jaar}. Daarom telt dit voor het eigen risico van ${jaar}, ook al kwam de rekening later.`,
    ),
  ];
}

function overBijdrage({ bedragen }: Berekening): RegelMelding[] {
  if (bedragen.wettelijkeBijdrage === 0) return [];
  return [
    melding(
      'wettelijkeBijdrage',
      `Voor deze zorg geldt een wettelijke eigen bijdrage van ${euro(bedragen.wettelijkeBijdrage)}. Die betaal je zelf, naast het eigen risico.`,
    ),
  ];
}

function overBuitenland({ regel }: Berekening): RegelMelding[] {
  if (!regel.buitenland) return [];
  return [
    melding(
      'buitenland',
      'Je kreeg deze zorg in het buitenland. We rekenen met dezelfde regels als in Nederland.',
    ),
  ];
}

function overHeleRekening({ bedragen }: Berekening): RegelMelding[] {
  if (bedragen.uitgekeerd !== bedragen.gedeclareerd) return [];
  return [
    melding('helemaalVergoed', `We betalen de hele rekening van ${euro(bedragen.uitgekeerd)}.`),
  ];
}

/** Says that an amount (cents) waits because we do not know the account to pay it to. */
export function meldingGeenRekening(bedrag: number): RegelMelding {
  return melding(
    'geenRekening',
    `We hebben geen rekeningnummer van je. Daarom konden we ${euro(bedrag)} nog niet uitbetalen. Geef je rekeningnummer aan ons door.`,
  );
}

/**
 * Explains a line in plain Dutch (B1), each remark with its amounts, in the order of decisions §6.
 * `ingediendOp` (`yyyy-mm-dd`) is the day on which the claim was sent in.
 */
export function meldingenVan(berekening: Berekening, ingediendOp: string): RegelMelding[] {
  const { weigering, gedekt } = berekening;
  if (weigering) return [weigeringen[weigering](berekening, ingediendOp)];
  if (!gedekt) return [];
  return [
    ...overHeleRekening(berekening),
    ...overPercentage(berekening, gedekt),
    ...overBudget(berekening, gedekt),
    ...overBijdrage(berekening),
    ...overEigenRisico(berekening, gedekt),
    ...overJaar(berekening, ingediendOp),
    ...overBuitenland(berekening),
  ];
}

import { indicatorNames, type IndicatorName, type Relatie } from '@mijn/contract/relatie';
import type { Brand } from '@mijn/domain/brands';

export type IndicatorReason = Relatie['indicatorenRedenen'][number]['redenen'][number];

export interface IndicatorFacts {
  readonly verzekeringsnemer: boolean;
  /** Is or was a verzekeringsnemer. */
  readonly hasHeldPolis: boolean;
  readonly merk: Brand | undefined;
  readonly zorggemak: boolean;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  /** Somebody else is validly insured on the policy. */
  readonly others: boolean;
  readonly email: string | null;
  readonly correspondentie: Relatie['aanleverwijzeCorrespondentie'];
  readonly nieuwsbrief: boolean;
  readonly age: number;
  /** Day of the person's last check of their contact details; null: never. */
  readonly checkedOn: Temporal.PlainDate | null;
  readonly today: Temporal.PlainDate;
}

type HolderFacts = Pick<IndicatorFacts, 'verzekeringsnemer' | 'merk'>;

const holderReasons = {
  GeenVerzekeringsnemer: (facts: HolderFacts) => !facts.verzekeringsnemer,
  GeenZenZ: (facts: HolderFacts) => facts.merk === 'AZVZ',
};

const reasonApplies: Readonly<Record<IndicatorReason, (facts: IndicatorFacts) => boolean>> = {
  ...holderReasons,
  GeenEmailBekend: (facts) => facts.email === null,
  ZorgGemakPolisActief: (facts) => facts.zorggemak,
};

/** Reasons why the legacy pages of a policyholder are closed, and those of ours that replace them. */
const reasonsOfHolder = ['GeenVerzekeringsnemer', 'GeenZenZ'] as const;

// Possible reasons per capability, in the order of docs/domain.md.
const reasonsOf: Readonly<Partial<Record<IndicatorName, readonly IndicatorReason[]>>> = {
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
};

function applicableReasons(name: IndicatorName, facts: IndicatorFacts): IndicatorReason[] {
  if (name === 'magBetaalinstellingenZien') return whyNoBetaalinstellingen(facts);
  if (name === 'magDocumentenZien') return whyNoDocumenten(facts);
  return (reasonsOf[name] ?? []).filter((reason) => reasonApplies[reason](facts));
}

/**
 * Returns the reasons why a caller may not see or change how they pay and are paid; none: they may, also after their
 * policy has ended, while money may still wait.
 */
export function whyNoBetaalinstellingen({
  hasHeldPolis,
  merk,
}: Pick<IndicatorFacts, 'hasHeldPolis' | 'merk'>): IndicatorReason[] {
  const facts = { verzekeringsnemer: hasHeldPolis, merk };
  return reasonsOfHolder.filter((reason) => holderReasons[reason](facts));
}

/** Returns the reasons why a caller may not see their documents; none: they may. */
export function whyNoDocumenten(facts: HolderFacts): IndicatorReason[] {
  return reasonsOfHolder.filter((reason) => holderReasons[reason](facts));
}

function longUnchecked({ checkedOn, today }: IndicatorFacts): boolean {
  if (checkedOn === null) return true;
  return Temporal.PlainDate.compare(checkedOn.add({ months: 12 }), today) < 0;
}

function inSwitchingWeeks({ today }: IndicatorFacts): boolean {
  return today.month === 12 || (today.month === 11 && today.day >= 12);
}

// A younger child cannot consent alone (docs/domain.md).
const newsletterAge = 16;

function verdicts(facts: IndicatorFacts): Record<IndicatorName, boolean> {
  const { verzekeringsnemer, zorggemak, collectief, correspondentie, nieuwsbrief } = facts;
  const aloneOnPolis = verzekeringsnemer && !facts.others;
  const allowed = (name: IndicatorName): boolean => applicableReasons(name, facts).length === 0;
  const mayChangeCorrespondence = allowed('magAanleverwijzeCorrespondentieWijzigen');
  const mayChangeNewsletter = allowed('magOntvangstNieuwsbriefWijzigen');
  return {
    toonMeldingKiesDigitaalCorrespondentie:
      correspondentie === 'GeenKeuze' && mayChangeCorrespondence,
    toonMeldingControleContactgegevens: longUnchecked(facts),
    toonOntvangstNieuwsbrief: !nieuwsbrief && mayChangeNewsletter && facts.age >= newsletterAge,
    toonBannerVerzekeringscheck: verzekeringsnemer && inSwitchingWeeks(facts),
    toonGemakBijschrijvenBanner: zorggemak && aloneOnPolis,
    toonWerkgeverscollectiviteitBijschrijvenBanner: collectief === 'werkgever' && aloneOnPolis,
    toonDoelgroepcollectiviteitBijschrijvenBanner: collectief === 'doelgroep' && aloneOnPolis,
    magAanleverwijzeCorrespondentieWijzigen: mayChangeCorrespondence,
    magAanleverwijzePolisbladWijzigen: allowed('magAanleverwijzePolisbladWijzigen'),
    magOntvangstNieuwsbriefWijzigen: mayChangeNewsletter,
    magDocumentenZien: allowed('magDocumentenZien'),
    magBetaalinstellingenZien: allowed('magBetaalinstellingenZien'),
  };
}

/** Computes the indicators of a relation, with the reasons for those that are off (table in docs/domain.md). */
export function determineIndicators(
  facts: IndicatorFacts,
): Pick<Relatie, 'indicatoren' | 'indicatorenRedenen'> {
  const indicatorenRedenen = indicatorNames
    .map((indicator) => ({ indicator, redenen: applicableReasons(indicator, facts) }))
    .filter(({ redenen }) => redenen.length > 0);
  return { indicatoren: verdicts(facts), indicatorenRedenen };
}

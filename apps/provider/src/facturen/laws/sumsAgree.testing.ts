import type {
  Betaalverzoek,
  EindafrekeningFactuur,
  EindafrekeningSpecificatie,
  FactuurInList,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodFactuur,
} from '@mijn/contract/facturen';
import { factuurKindInfo } from '@mijn/domain/factuur';
import { type Cents, type Euros, eurosToCents } from '@mijn/domain/money';
import { expect } from 'vitest';
import type { TestProvider } from '../../testing/trialProvider.testing.ts';

type Factuur = PremieFactuur | RisicoFactuur | RisicoPeriodFactuur | EindafrekeningFactuur;
type Insurer = Pick<TestProvider, 'read' | 'sql'>;

/** Sums amounts, in cents. */
function sum(amounts: readonly (Euros | undefined)[]): number {
  return amounts.reduce<Cents>(
    (soFar, amount) => soFar + (amount === undefined ? Number.NaN : eurosToCents(amount)),
    0,
  );
}

/** Returns the sum of an invoice's lines, cents. */
function sumOfLines(factuur: Factuur): number {
  if (factuur.factuurType === 'Zorgpremie') return sum(factuur.premieRegels.map((r) => r.bedrag));
  if (factuur.factuurType === 'Eigenrisicotermijn') return sum(factuur.regels.map((r) => r.bedrag));
  if (factuur.factuurType === 'Eigenrisicoeindafrekening') {
    return sum(factuur.verzekerden.map((who) => who.bedragRegelingTotaal));
  }
  for (const who of factuur.verzekerden) {
    expect(sum([who.totaalEigenRisico])).toBe(sum(who.regels.map((r) => r.bedragEigenRisico)));
    expect(sum([who.totaalEigenBijdrage])).toBe(sum(who.regels.map((r) => r.bedragEigenBijdrage)));
  }
  return sum(
    factuur.verzekerden.flatMap((who) => [who.totaalEigenRisico, who.totaalEigenBijdrage]),
  );
}

async function checkSpecification(
  insurer: Insurer,
  as: string,
  kenmerk: string,
  who: EindafrekeningFactuur['verzekerden'][number],
): Promise<void> {
  const { body } = await insurer.read<{ body: EindafrekeningSpecificatie }>(
    `/factuurdetails/eindAfrekening/${kenmerk}/specificatie/${who.relatienummerVerzekerde}?jaarRegeling=${who.jaarRegeling}`,
    as,
  );
  const { eigenRisicoGebruiken: usage, opgelegdeTermijnen: termijnen } = body;
  expect(body.bedragTotaalRegeling).toBe(who.bedragRegelingTotaal);
  expect(sum([usage.bedragTotaalEigenRisico])).toBe(sum(usage.regels.map((r) => r.bedrag)));
  expect(sum([termijnen.bedragOpgelegd])).toBe(sum(termijnen.regels.map((r) => r.bedrag)));
  expect(sum([termijnen.bedragBetaald, termijnen.bedragNietBetaald])).toBe(
    sum([termijnen.bedragOpgelegd]),
  );
  expect(sum([body.bedragTotaalRegeling, termijnen.bedragBetaald])).toBe(
    sum([usage.bedragTotaalEigenRisico]),
  );
}

async function checkFactuur(insurer: Insurer, as: string, inList: FactuurInList): Promise<Factuur> {
  const { detail } = factuurKindInfo[inList.soortFactuur];
  const path = `/factuurdetails/${detail}/${inList.kenmerk}`;
  const { factuurDetail: factuur } = (
    await insurer.read<{ body: { factuurDetail: Factuur } }>(path, as)
  ).body;
  expect(factuur).toMatchObject({
    factuurType: inList.soortFactuur,
    datum: inList.datum,
    status: inList.status,
    titel: inList.titel ?? 'Factuur',
    bedragTotaal: inList.bedrag,
    bedragTeBetalen: inList.openBedrag,
    betalingsRegelingId: inList.betalingsRegelingId,
    regeling: inList.regeling,
    datumAutomatischeIncasso: inList.datumAutomatischeIncasso,
  });
  expect(factuur.betaalVerzoek?.kenmerk ?? null).toBe(inList.kenmerkBetaalverzoek);
  expect(sum([factuur.bedragTotaal])).toBe(
    sum([factuur.bedragEerderBetaaldVerrekend, factuur.bedragTeBetalen]),
  );
  expect(sumOfLines(factuur)).toBe(sum([factuur.bedragTotaal]));
  expect(sum((factuur.boekingen ?? []).map(({ bedrag }) => bedrag))).toBe(
    sum([factuur.bedragEerderBetaaldVerrekend]),
  );
  if (factuur.factuurType === 'Eigenrisicoeindafrekening') {
    for (const who of factuur.verzekerden) {
      await checkSpecification(insurer, as, inList.kenmerk, who);
    }
  }
  return factuur;
}

function numbers(facturen: readonly { kenmerk: string }[]): string[] {
  return facturen.map(({ kenmerk }) => kenmerk).toSorted();
}

/** Checks a payment request against the invoices of the list that refer to it. */
function checkBetaalverzoek(betaalverzoek: Betaalverzoek, list: readonly FactuurInList[]): void {
  const erin = list.filter(
    (factuur) => factuur.kenmerkBetaalverzoek === betaalverzoek.betalingsKenmerk,
  );
  expect(numbers(betaalverzoek.facturen)).toEqual(numbers(erin));
  for (const { kenmerk, factuur, bedrag, datum, periode } of betaalverzoek.facturen) {
    const inList = erin.find((candidate) => candidate.kenmerk === kenmerk);
    expect(inList).toMatchObject({ soortFactuur: factuur, bedrag, datum, periode });
  }
  expect(sum([betaalverzoek.bedragTotaal])).toBe(sum(erin.map(({ bedrag }) => bedrag)));
  expect(sum([betaalverzoek.bedragTeBetalen])).toBe(sum(erin.map(({ openBedrag }) => openBedrag)));
  expect(sum([betaalverzoek.bedragEerderBetaaldVerrekend, betaalverzoek.bedragTeBetalen])).toBe(
    sum([betaalverzoek.bedragTotaal]),
  );
}

/** Returns the open amount of each invoice in the ledger, by independent SQL; cents. */
async function listOpen({ sql }: Insurer, debiteur: string): Promise<Map<string, number>> {
  const rows = await sql<{ kenmerk: string; open: number }>(`
    SELECT f.kenmerk, (f.bedrag - coalesce((SELECT sum(b.bedrag) FROM insurer.boeking b
      WHERE b.kenmerk = f.kenmerk), 0))::integer AS open
    FROM insurer.factuur f WHERE f.debiteur = '${debiteur}'`);
  return new Map(rows.map(({ kenmerk, open }) => [kenmerk, open]));
}

/**
 * Fetches a person's bills in every way, and checks that they agree to the cent: list, details with
 * lines, specifications, payment requests and the ledger.
 */
export async function checkSumsAgree(
  insurer: Insurer,
  as: string,
  debiteur: string,
): Promise<readonly FactuurInList[]> {
  const { facturen: list } = (
    await insurer.read<{ body: { facturen: FactuurInList[] } }>('/facturen', as)
  ).body;
  const open = await listOpen(insurer, debiteur);
  expect(new Map(list.map((f) => [f.kenmerk, sum([f.openBedrag])]))).toEqual(open);
  const { betaalverzoeken } = await insurer.read<{ betaalverzoeken: Betaalverzoek[] }>(
    '/betaalverzoeken',
    as,
  );
  expect(betaalverzoeken.every(({ bedragTeBetalen }) => bedragTeBetalen > 0)).toBe(true);
  const kenmerken = new Set(list.flatMap((f) => f.kenmerkBetaalverzoek ?? []));
  const ofKenmerk = new Map<string, Betaalverzoek>();
  for (const kenmerk of kenmerken) {
    const { betaalverzoek } = await insurer.read<{ betaalverzoek: Betaalverzoek }>(
      `/betaalverzoeken/${kenmerk}`,
      as,
    );
    checkBetaalverzoek(betaalverzoek, list);
    const inList = betaalverzoeken.find((v) => v.betalingsKenmerk === kenmerk);
    // Options to pay in terms are included in the single request only.
    const {
      regeling: _now,
      regelingKeuzes: _ways,
      geenRegelingWegens: _no,
      regelingBedrag: _amount,
      regelingVoltooidOp: _settled,
      ...told
    } = betaalverzoek;
    expect(inList).toEqual(betaalverzoek.bedragTeBetalen > 0 ? told : undefined);
    ofKenmerk.set(kenmerk, betaalverzoek);
  }
  for (const inList of list) {
    const { betaalVerzoek } = await checkFactuur(insurer, as, inList);
    const betaalverzoek = betaalVerzoek && ofKenmerk.get(betaalVerzoek.kenmerk);
    if (!betaalverzoek) continue;
    expect(betaalVerzoek).toMatchObject({
      aantalFacturen: betaalverzoek.facturen.length,
      bedragTeBetalen: betaalverzoek.bedragTeBetalen,
      datum: betaalverzoek.datum,
      uitersteBetaalDatum: betaalverzoek.uitersteBetaalDatum,
      betaling: betaalverzoek.betaling,
      kostenBijNietBetalen: betaalverzoek.kostenBijNietBetalen,
    });
  }
  return list;
}

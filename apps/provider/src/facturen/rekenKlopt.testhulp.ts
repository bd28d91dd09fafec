import type {
  Betaalverzoek,
  EindafrekeningFactuur,
  EindafrekeningSpecificatie,
  FactuurInLijst,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodeFactuur,
} from '@mijn/contract/facturen';
import { factuursoorten } from '@mijn/domain/factuursoorten';
import { eurosNaarCenten } from '@mijn/domain/geld';
import { expect } from 'vitest';
import type { ProefProvider } from '../testhulp/proefProvider.ts';

type Factuur = PremieFactuur | RisicoFactuur | RisicoPeriodeFactuur | EindafrekeningFactuur;
type Insurer = Pick<ProefProvider, 'lees' | 'sql'>;

/** Adds amounts up, whole cents. */
function som(bedragen: readonly (number | undefined)[]): number {
  return bedragen.reduce<number>((tot, bedrag) => tot + eurosNaarCenten(bedrag ?? Number.NaN), 0);
}

/** What the lines of an invoice come to, cents. */
function somVanRegels(factuur: Factuur): number {
  if (factuur.factuurType === 'Zorgpremie') return som(factuur.premieRegels.map((r) => r.bedrag));
  if (factuur.factuurType === 'Eigenrisicotermijn') return som(factuur.regels.map((r) => r.bedrag));
  if (factuur.factuurType === 'Eigenrisicoeindafrekening') {
    return som(factuur.verzekerden.map((wie) => wie.bedragRegelingTotaal));
  }
  for (const wie of factuur.verzekerden) {
    expect(som([wie.totaalEigenRisico])).toBe(som(wie.regels.map((r) => r.bedragEigenRisico)));
    expect(som([wie.totaalEigenBijdrage])).toBe(som(wie.regels.map((r) => r.bedragEigenBijdrage)));
  }
  return som(
    factuur.verzekerden.flatMap((wie) => [wie.totaalEigenRisico, wie.totaalEigenBijdrage]),
  );
}

async function controleerSpecificatie(
  insurer: Insurer,
  als: string,
  kenmerk: string,
  wie: EindafrekeningFactuur['verzekerden'][number],
): Promise<void> {
  const { body } = await insurer.lees<{ body: EindafrekeningSpecificatie }>(
    `/factuurdetails/eindAfrekening/${kenmerk}/specificatie/${wie.relatienummerVerzekerde}?jaarRegeling=${wie.jaarRegeling}`,
    als,
  );
  const { eigenRisicoGebruiken: gebruik, opgelegdeTermijnen: termijnen } = body;
  expect(body.bedragTotaalRegeling).toBe(wie.bedragRegelingTotaal);
  expect(som([gebruik.bedragTotaalEigenRisico])).toBe(som(gebruik.regels.map((r) => r.bedrag)));
  expect(som([termijnen.bedragOpgelegd])).toBe(som(termijnen.regels.map((r) => r.bedrag)));
  expect(som([termijnen.bedragBetaald, termijnen.bedragNietBetaald])).toBe(
    som([termijnen.bedragOpgelegd]),
  );
  expect(som([body.bedragTotaalRegeling, termijnen.bedragBetaald])).toBe(
    som([gebruik.bedragTotaalEigenRisico]),
  );
}

async function controleerFactuur(
  insurer: Insurer,
  als: string,
  inLijst: FactuurInLijst,
): Promise<Factuur> {
  const { detail } = factuursoorten[inLijst.soortFactuur];
  const pad = `/factuurdetails/${detail}/${inLijst.kenmerk}`;
  const { factuurDetail: factuur } = (
    await insurer.lees<{ body: { factuurDetail: Factuur } }>(pad, als)
  ).body;
  expect(factuur).toMatchObject({
    factuurType: inLijst.soortFactuur,
    datum: inLijst.datum,
    status: inLijst.status,
    titel: inLijst.titel ?? 'Factuur',
    bedragTotaal: inLijst.bedrag,
    bedragTeBetalen: inLijst.openBedrag,
    betalingsRegelingId: inLijst.betalingsRegelingId,
    datumAutomatischeIncasso: inLijst.datumAutomatischeIncasso,
  });
  expect(factuur.betaalVerzoek?.kenmerk ?? null).toBe(inLijst.kenmerkBetaalverzoek);
  expect(som([factuur.bedragTotaal])).toBe(
    som([factuur.bedragEerderBetaaldVerrekend, factuur.bedragTeBetalen]),
  );
  expect(somVanRegels(factuur)).toBe(som([factuur.bedragTotaal]));
  if (factuur.factuurType === 'Eigenrisicoeindafrekening') {
    for (const wie of factuur.verzekerden) {
      await controleerSpecificatie(insurer, als, inLijst.kenmerk, wie);
    }
  }
  return factuur;
}

function nummers(facturen: readonly { kenmerk: string }[]): string[] {
  return facturen.map(({ kenmerk }) => kenmerk).toSorted();
}

/** One payment request, against the invoices of the list that say they are in it. */
function controleerVerzoek(verzoek: Betaalverzoek, lijst: readonly FactuurInLijst[]): void {
  const erin = lijst.filter((factuur) => factuur.kenmerkBetaalverzoek === verzoek.betalingsKenmerk);
  expect(nummers(verzoek.facturen)).toEqual(nummers(erin));
  for (const { kenmerk, factuur, bedrag, datum, periode } of verzoek.facturen) {
    const inLijst = erin.find((kandidaat) => kandidaat.kenmerk === kenmerk);
    expect(inLijst).toMatchObject({ soortFactuur: factuur, bedrag, datum, periode });
  }
  expect(som([verzoek.bedragTotaal])).toBe(som(erin.map(({ bedrag }) => bedrag)));
  expect(som([verzoek.bedragTeBetalen])).toBe(som(erin.map(({ openBedrag }) => openBedrag)));
  expect(som([verzoek.bedragEerderBetaaldVerrekend, verzoek.bedragTeBetalen])).toBe(
    som([verzoek.bedragTotaal]),
  );
}

/** The ledger itself, read without any code of ours: what is open by invoice, cents. */
async function listOpen({ sql }: Insurer, debiteur: string): Promise<Map<string, number>> {
  const rijen = await sql<{ kenmerk: string; open: number }>(`
    SELECT f.kenmerk, (f.bedrag - coalesce((SELECT sum(b.bedrag) FROM verzekeraar.boeking b
      WHERE b.kenmerk = f.kenmerk), 0))::integer AS open
    FROM verzekeraar.factuur f WHERE f.debiteur = '${debiteur}'`);
  return new Map(rijen.map(({ kenmerk, open }) => [kenmerk, open]));
}

/**
 * Asks everything about somebody's bills in every way there is, and checks that it agrees to the
 * cent: list, details with their lines, specifications, payment requests, and the ledger.
 */
export async function controleerRekening(
  insurer: Insurer,
  als: string,
  debiteur: string,
): Promise<readonly FactuurInLijst[]> {
  const { facturen: lijst } = (
    await insurer.lees<{ body: { facturen: FactuurInLijst[] } }>('/facturen', als)
  ).body;
  const open = await listOpen(insurer, debiteur);
  expect(new Map(lijst.map((f) => [f.kenmerk, som([f.openBedrag])]))).toEqual(open);
  const { betaalverzoeken } = await insurer.lees<{ betaalverzoeken: Betaalverzoek[] }>(
    '/betaalverzoeken',
    als,
  );
  expect(betaalverzoeken.every(({ bedragTeBetalen }) => bedragTeBetalen > 0)).toBe(true);
  const kenmerken = new Set(lijst.flatMap((f) => f.kenmerkBetaalverzoek ?? []));
  const verzoeken = new Map<string, Betaalverzoek>();
  for (const kenmerk of kenmerken) {
    const { betaalverzoek } = await insurer.lees<{ betaalverzoek: Betaalverzoek }>(
      `/betaalverzoeken/${kenmerk}`,
      als,
    );
    controleerVerzoek(betaalverzoek, lijst);
    const inLijst = betaalverzoeken.find((v) => v.betalingsKenmerk === kenmerk);
    expect(inLijst).toEqual(betaalverzoek.bedragTeBetalen > 0 ? betaalverzoek : undefined);
    verzoeken.set(kenmerk, betaalverzoek);
  }
  for (const inLijst of lijst) {
    const { betaalVerzoek } = await controleerFactuur(insurer, als, inLijst);
    const verzoek = betaalVerzoek && verzoeken.get(betaalVerzoek.kenmerk);
    if (!verzoek) continue;
    expect(betaalVerzoek).toMatchObject({
      aantalFacturen: verzoek.facturen.length,
      bedragTeBetalen: verzoek.bedragTeBetalen,
      datum: verzoek.datum,
      uitersteBetaalDatum: verzoek.uitersteBetaalDatum,
    });
  }
  return lijst;
}

import { centsToEuros } from '@mijn/domain/money';
import type { CallInput } from '@mijn/contract/calls';
import type { Access } from '../access/access.ts';
import { readInAccess } from '../access/inAccess.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { getEigenRisico } from './eigenRisico.queries.ts';
import { daysPerBrand, determineEigenRisico } from './eigenRisico.rules.ts';
import { getVerwachtingFacts } from './verwachting.queries.ts';
import { forecast, type Verwachting } from './verwachting.rules.ts';
import { compareVoluntary, type VoluntaryYears } from './voluntary.rules.ts';
import type { Verwachting as InContract } from '@mijn/contract/verwachting';

type EigenRisicoQuery = CallInput<'getEigenRisicoPerJaar'>['query'];

/** Fills in missing query fields with the caller's own values. */
function orOwn(
  { relatienummer, jaar, merk }: EigenRisicoQuery,
  { viewer, today, merk: ofPolicy }: Access,
) {
  return {
    relatienummer: relatienummer ?? viewer,
    jaar: jaar ?? today.year,
    merk: merk ?? ofPolicy,
  };
}

/** Creates the handlers of the own risk calls (§7), including the forecast for the end of the year. */
export function createEigenRisicoHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'getEigenRisicoPerJaar' | 'getVerwachting'> {
  return {
    getEigenRisicoPerJaar: async ({ caller, query }) => {
      const {
        access,
        rows: [[facts]],
      } = await readInAccess(database, caller, (who) => [getEigenRisico(who, orOwn(query, who))]);
      const { relatienummer, merk, jaar } = orOwn(query, access);
      const state = facts && merk && determineEigenRisico(facts, merk, jaar);
      if (!state) throw notFound();
      const eigenRisico = {
        verplichtBedrag: centsToEuros(state.verplicht),
        vrijwilligBedrag: centsToEuros(state.voluntary),
        totaalVerbruikt: centsToEuros(state.used),
        totaalResterend: centsToEuros(state.remaining),
        inTermijnen: state.inTermijnen,
        merk,
        // Days with the other brand are visible to the person only.
        perMerk: daysPerBrand(facts, jaar)
          .filter((days) => relatienummer === access.viewer || days.merk === merk)
          .map((days) => ({ ...days, bedrag: centsToEuros(days.bedrag) })),
      };
      return { status: 200, body: { eigenRisico } };
    },
    getVerwachting: async ({ caller, query: { relatienummer } }) => {
      const {
        access: { today, merk, visible },
        rows: [[facts]],
      } = await readInAccess(database, caller, (access) => [
        getVerwachtingFacts(access, relatienummer),
      ]);
      if (!facts) throw notFound();
      const maySeeCare = visible.get(relatienummer)?.maySeeCare === true;
      const found = merk && forecast(facts, merk, { today, maySeeCare });
      if (!merk || !found) return { status: 200, verwachting: null };
      const voluntary = maySeeCare ? compareVoluntary(facts, merk, today) : undefined;
      return { status: 200, verwachting: verwachtingInContract(found, voluntary) };
    },
  };
}

/** Returns a forecast of own risk in the contract's form. */
function verwachtingInContract(
  one: Verwachting,
  voluntary: VoluntaryYears | undefined,
): InContract {
  return {
    jaar: one.year,
    totaal: centsToEuros(one.total),
    gebruikt: centsToEuros(one.used),
    minimum: centsToEuros(one.minimum),
    maximum: centsToEuros(one.maximum),
    onderweg: { aantal: one.open.count, bedrag: centsToEuros(one.open.bedrag) },
    eerdereJaren: one.earlier.map(({ year, bedrag }) => ({
      jaar: year,
      bedrag: centsToEuros(bedrag),
    })),
    opSinds: one.usedUpOn ?? null,
    opVanaf: one.usedUpFrom ?? null,
    inTermijnen: one.inTermijnen,
    redenen: [...one.reasons],
    vrijwillig: voluntary
      ? {
          keuze: centsToEuros(voluntary.choice),
          jaren: voluntary.years.map(({ year, cost, discount }) => ({
            jaar: year,
            kosten: centsToEuros(cost),
            korting: centsToEuros(discount),
          })),
        }
      : null,
  };
}

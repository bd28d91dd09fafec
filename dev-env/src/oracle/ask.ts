import type { DataCallName } from '@mijn/contract/calls';
import type { DeclaratieInList } from '@mijn/contract/declaraties';
import { lastBetaling } from '@mijn/contract/extensions';
import type { FactuurInList } from '@mijn/contract/facturen';
import { declaratieStatuses } from '@mijn/domain/declaratiestatus';
import type { FactuurKind } from '@mijn/domain/factuurKindInfo';
import type {
  EigenRisicoAnswer,
  FactuurAnswer,
  FilteredCount,
  Relatie,
  SpecificatieAnswer,
  VerzekerdenAnswer,
  ViewerAnswers,
  ZorggebruikAnswer,
  ZorgkostenAnswer,
} from './answers.ts';
import { askAhead, askDetails } from './askCare.ts';
import { type Ask, runSequentially, requireAnswer } from './turns.ts';

// Asks as a prefetch, which does not mark a claim as seen.
const unseen = { 'sec-purpose': 'prefetch' };
const pageSize = 100;

type Filter = Readonly<Record<string, string | number>>;

async function listDeclaraties(
  ask: Ask,
  filter: Filter,
): Promise<FilteredCount & { rows: DeclaratieInList[] }> {
  const rows: DeclaratieInList[] = [];
  let totaal: number | undefined;
  for (;;) {
    const query = { limit: pageSize, offset: rows.length, ...filter };
    const page = requireAnswer(await ask('listDeclaraties', { query }), 'the list of claims');
    totaal = page.totaal;
    rows.push(...page.declaraties);
    if (page.declaraties.length < pageSize) break;
  }
  const filterText = Object.entries(filter).join(' ');
  return { filter: filterText, totaal, numbers: rows.map(({ nummer }) => nummer), rows };
}

const detailCalls = {
  Zorgpremie: 'getPremieFactuur',
  EigenrisicoEigenbijdrage: 'getRisicoFactuur',
  Eigenrisicotermijn: 'getRisicoPeriodeFactuur',
  Eigenrisicoeindafrekening: 'getEindafrekening',
} as const satisfies Readonly<Record<FactuurKind, DataCallName>>;

async function askFactuur(
  ask: Ask,
  { kenmerk, soortFactuur }: FactuurInList,
): Promise<FactuurAnswer> {
  const params = { factuurkenmerk: kenmerk };
  const answer = requireAnswer(await ask(detailCalls[soortFactuur], { params }), kenmerk);
  return { kenmerk, detail: answer.body.factuurDetail };
}

async function askSpecifications(ask: Ask, factuur: FactuurAnswer): Promise<SpecificatieAnswer[]> {
  const { kenmerk, detail } = factuur;
  if (detail.factuurType !== 'Eigenrisicoeindafrekening') return [];
  return runSequentially(
    detail.verzekerden,
    async ({ relatienummerVerzekerde: relatienummer, jaarRegeling }) => {
      const params = { factuurkenmerk: kenmerk, relatienummer };
      const answer = await ask('getSpecificatie', { params, query: { jaarRegeling } });
      return { kenmerk, relatienummer, specificatie: requireAnswer(answer, kenmerk).body };
    },
  );
}

async function askVerzekerden(
  ask: Ask,
  relatienummer: string,
  jaartal: number,
): Promise<VerzekerdenAnswer> {
  const answer = await ask('getVerzekerdenPerJaartal', { query: { relatienummer, jaartal } });
  return requireAnswer(answer, `the insured of ${jaartal}`).verzekerdenPerJaartal;
}

async function askEigenRisico(
  ask: Ask,
  { relatienummer, merk }: { readonly relatienummer: string; readonly merk: Relatie['merk'] },
  year: number,
): Promise<EigenRisicoAnswer> {
  const answer = await ask('getEigenRisicoPerJaar', { query: { relatienummer, jaar: year, merk } });
  return { relatienummer, jaar: year, eigenRisico: answer?.body.eigenRisico ?? null };
}

async function askZorgkosten(
  ask: Ask,
  relatienummer: string,
  year: number,
): Promise<ZorgkostenAnswer> {
  const params = { relatienummer, jaartal: year };
  const answer = requireAnswer(await ask('listZorgkosten', { params }), `care costs of ${year}`);
  return { relatienummer, jaar: year, regels: answer.zorgkostenRegels };
}

async function askZorggebruik(
  ask: Ask,
  relatienummer: string,
  year: number,
): Promise<ZorggebruikAnswer> {
  const query = { relatienummer, jaar: year, limit: pageSize };
  const answer = await ask('listZorggebruik', { query });
  const { zorggebruiken } = requireAnswer(answer, `budgets of care of ${year}`);
  return { relatienummer, jaar: year, zorggebruiken };
}

async function askDeclaraties(
  ask: Ask,
): Promise<Pick<ViewerAnswers, 'declaraties' | 'counts' | 'declaratieDetails'>> {
  const { rows: declaraties, ...all } = await listDeclaraties(ask, {});
  const people = new Set(declaraties.flatMap(({ relatienummer }) => relatienummer ?? []));
  const filters: Filter[] = [
    ...declaratieStatuses.map((status) => ({ status })),
    ...[...people].map((relatienummer) => ({ relatienummer })),
  ];
  const counts = await runSequentially(filters, async (filter) => {
    const { rows: _rows, ...count } = await listDeclaraties(ask, filter);
    return count;
  });
  const details = await runSequentially(declaraties, async ({ nummer }) => {
    const answer = await ask('getDeclaratie', { params: { id: nummer }, headers: unseen });
    return requireAnswer(answer, nummer).declaraties;
  });
  return { declaraties, counts: [all, ...counts], declaratieDetails: details.flat() };
}

async function askFacturen(
  ask: Ask,
): Promise<
  Pick<
    ViewerAnswers,
    | 'facturen'
    | 'factuurDetails'
    | 'specifications'
    | 'betaalverzoeken'
    | 'betaalverzoekDetails'
    | 'tegoeden'
    | 'premieachterstanden'
    | 'onderweg'
    | 'betaling'
  >
> {
  // First, because it may discover a payment without a webhook.
  const last = await ask('getBetaling', { params: { betalingId: lastBetaling } });
  const { facturen } = requireAnswer(await ask('listFacturen'), 'the list of invoices').body;
  const { betaalverzoeken } = requireAnswer(
    await ask('listBetaalverzoeken'),
    'the list of requests',
  );
  const { tegoeden, onderweg = [] } = requireAnswer(await ask('listTegoeden'), 'what waits');
  const { premieachterstanden } = requireAnswer(
    await ask('listPremieachterstanden'),
    'arrears of premium',
  );
  const named = new Set([
    ...facturen.flatMap(({ kenmerkBetaalverzoek }) => kenmerkBetaalverzoek ?? []),
    ...betaalverzoeken.map(({ betalingsKenmerk }) => betalingsKenmerk),
  ]);
  const factuurDetails = await runSequentially(facturen, (factuur) => askFactuur(ask, factuur));
  const specifications = await runSequentially(factuurDetails, (factuur) =>
    askSpecifications(ask, factuur),
  );
  const betaalverzoekDetails = await runSequentially(named, async (betaalkenmerk) => {
    const answer = await ask('getBetaalverzoek', { params: { betaalkenmerk } });
    return requireAnswer(answer, betaalkenmerk).betaalverzoek;
  });
  return {
    facturen,
    factuurDetails,
    specifications: specifications.flat(),
    betaalverzoeken,
    betaalverzoekDetails,
    tegoeden,
    premieachterstanden,
    onderweg,
    betaling: last?.betaling ?? null,
  };
}

async function askPerson(
  ask: Ask,
): Promise<
  Pick<
    ViewerAnswers,
    | 'relatie'
    | 'verzekeringen'
    | 'zorgpassen'
    | 'wijzigingen'
    | 'inzagen'
    | 'voorbeelden'
    | 'berichten'
  >
> {
  const { relatie } = requireAnswer(await ask('getRelatie'), 'the relation');
  const { verzekeringen } = requireAnswer(
    await ask('listVerzekeringen'),
    'what they are insured for',
  );
  const { zorgpassen } = requireAnswer(await ask('listZorgpassen'), 'the passes').body;
  const { wijzigingen } = requireAnswer(await ask('listWijzigingen'), 'the changes');
  const { berichten } = requireAnswer(await ask('listBerichten'), 'the messages');
  const { inzagen } = requireAnswer(await ask('listInzagen'), 'the looks');
  const consent = requireAnswer(await ask('listToestemmingVoorbeelden'), 'what consent shows');
  const { declaraties: voorbeelden } = consent;
  return { relatie, verzekeringen, zorgpassen, wijzigingen, inzagen, voorbeelden, berichten };
}

function yearsOf(
  day: string,
  { declaratieDetails, facturen }: Pick<ViewerAnswers, 'declaratieDetails' | 'facturen'>,
): number[] {
  const days = [
    day,
    ...facturen.map(({ datum }) => datum),
    ...declaratieDetails.flatMap(({ regels }) => regels.map(({ behandelDatum }) => behandelDatum)),
  ];
  return [...new Set(days.map((one) => Number(one.slice(0, 4))))].toSorted(
    (one, other) => one - other,
  );
}

/** Requests everything as one persona, on this day of the insurer (`yyyy-mm-dd`). */
export async function askEverything(ask: Ask, who: string, day: string): Promise<ViewerAnswers> {
  const person = await askPerson(ask);
  const { relatie } = person;
  const sentIn = await askDeclaraties(ask);
  const bills = await askFacturen(ask);
  const years = yearsOf(day, { ...sentIn, ...bills });
  const verzekerden = await runSequentially(years, (year) =>
    askVerzekerden(ask, relatie.relatieNummer, year),
  );
  const eigenRisico = await runSequentially(verzekerden, ({ jaar, verzekerden: people }) =>
    runSequentially(people, ({ relatienummer }) =>
      askEigenRisico(ask, { relatienummer, merk: relatie.merk }, jaar),
    ),
  );
  const zorgkosten = await runSequentially(verzekerden, ({ jaar, verzekerden: people }) =>
    runSequentially(people, ({ relatienummer }) => askZorgkosten(ask, relatienummer, jaar)),
  );
  const zorggebruik = await runSequentially(verzekerden, ({ jaar, verzekerden: people }) =>
    runSequentially(people, ({ relatienummer }) => askZorggebruik(ask, relatienummer, jaar)),
  );
  const costs = zorgkosten.flat();
  const people = [...new Set(costs.map(({ relatienummer }) => relatienummer))];
  const ahead = await runSequentially(people, (relatienummer) => askAhead(ask, relatienummer, day));
  return {
    who,
    ...person,
    verzekerden,
    eigenRisico: eigenRisico.flat(),
    zorggebruik: zorggebruik.flat(),
    zorgkosten: costs,
    zorgkostenRegels: await askDetails(ask, costs),
    ahead,
    ...sentIn,
    ...bills,
  };
}

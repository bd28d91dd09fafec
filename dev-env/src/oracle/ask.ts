import type { AnswerCall, CallParts, CallResult, DataCallName } from '@mijn/contract/calls';
import type { DeclaratieInList } from '@mijn/contract/declaraties';
import { lastBetaling } from '@mijn/contract/extensions';
import { declaratieStatuses } from '@mijn/domain/declaratie';
import type { FactuurKind } from '@mijn/domain/factuur';

/** Makes a call as one persona; undefined for a 404. */
type Ask = <N extends DataCallName>(
  name: N,
  parts?: CallParts,
) => Promise<CallResult<N> | undefined>;

/** Returns a function that calls the insurer with a token. Throws for any refusal but 404. */
export function askWith(answer: AnswerCall, createToken: () => Promise<string>): Ask {
  return async (name, parts = {}) => {
    const context = { token: await createToken(), signal: new AbortController().signal };
    const outcome = await answer(name, parts, context);
    if (!('refused' in outcome)) return outcome.body;
    if (outcome.refused === 404) return undefined;
    throw new Error(`${name} ${JSON.stringify(parts)} was refused with ${outcome.refused}`);
  };
}

/** Calls for an answer that must exist, because another answer refers to it. */
function requiring(
  ask: Ask,
): <N extends DataCallName>(name: N, parts?: CallParts) => Promise<CallResult<N>> {
  return async (name, parts) => {
    const answer = await ask(name, parts);
    if (answer === undefined) throw new Error(`${name} does not know ${JSON.stringify(parts)}`);
    return answer;
  };
}

type Get = ReturnType<typeof requiring>;

/** Runs an action for each element, one after another. */
async function forEachOf<T, R>(list: Iterable<T>, perform: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await perform(item));
  return results;
}

const pageSize = 100;

type Filter = Readonly<Record<string, string>>;

async function listDeclaraties(get: Get, filter: Filter = {}): Promise<DeclaratieInList[]> {
  const rows: DeclaratieInList[] = [];
  for (;;) {
    const query = { limit: pageSize, offset: rows.length, ...filter };
    const { declaraties } = await get('listDeclaraties', { query });
    rows.push(...declaraties);
    if (declaraties.length < pageSize) return rows;
  }
}

async function askDeclaraties(get: Get) {
  const declaraties = await listDeclaraties(get);
  const details = await forEachOf(declaraties, async ({ nummer }) => {
    // Asks as a prefetch, which does not mark a claim as seen.
    const headers = { 'sec-purpose': 'prefetch' };
    return (await get('getDeclaratie', { params: { id: nummer }, headers })).declaraties;
  });
  const people = new Set(declaraties.flatMap(({ relatienummer }) => relatienummer ?? []));
  const filters: Filter[] = [
    ...declaratieStatuses.map((status) => ({ status })),
    ...[...people].map((relatienummer) => ({ relatienummer })),
  ];
  const filtered = await forEachOf(filters, async (filter) => {
    const rows = await listDeclaraties(get, filter);
    return { filter, numbers: rows.map(({ nummer }) => nummer) };
  });
  return { declaraties, filtered, declaratieDetails: details.flat() };
}

const detailCalls = {
  Zorgpremie: 'getPremieFactuur',
  EigenrisicoEigenbijdrage: 'getRisicoFactuur',
  Eigenrisicotermijn: 'getRisicoPeriodeFactuur',
  Eigenrisicoeindafrekening: 'getEindafrekening',
} as const satisfies Readonly<Record<FactuurKind, DataCallName>>;

async function askFacturen(ask: Ask, get: Get) {
  // First, because it may discover a payment without a webhook.
  const last = await ask('getBetaling', { params: { betalingId: lastBetaling } });
  const { facturen } = (await get('listFacturen')).body;
  const { betaalverzoeken } = await get('listBetaalverzoeken');
  const { tegoeden, onderweg = [] } = await get('listTegoeden');
  const { premieachterstanden } = await get('listPremieachterstanden');
  const factuurDetails = await forEachOf(facturen, async ({ kenmerk, soortFactuur }) => {
    const { body } = await get(detailCalls[soortFactuur], { params: { factuurkenmerk: kenmerk } });
    return { kenmerk, detail: body.factuurDetail };
  });
  const settled = factuurDetails.flatMap(({ kenmerk, detail }) =>
    detail.factuurType === 'Eigenrisicoeindafrekening'
      ? detail.verzekerden.map((who) => ({ kenmerk, ...who }))
      : [],
  );
  const specifications = await forEachOf(settled, async ({ kenmerk, jaarRegeling, ...who }) => {
    const relatienummer = who.relatienummerVerzekerde;
    const params = { factuurkenmerk: kenmerk, relatienummer };
    const { body } = await get('getSpecificatie', { params, query: { jaarRegeling } });
    return { kenmerk, relatienummer, specificatie: body };
  });
  const named = new Set([
    ...facturen.flatMap(({ kenmerkBetaalverzoek }) => kenmerkBetaalverzoek ?? []),
    ...betaalverzoeken.map(({ betalingsKenmerk }) => betalingsKenmerk),
  ]);
  const betaalverzoekDetails = await forEachOf(named, async (betaalkenmerk) => {
    return (await get('getBetaalverzoek', { params: { betaalkenmerk } })).betaalverzoek;
  });
  const bills = { facturen, factuurDetails, specifications, betaalverzoeken, betaalverzoekDetails };
  return { ...bills, tegoeden, onderweg, premieachterstanden, betaling: last?.betaling ?? null };
}

async function askPerson(get: Get) {
  const { relatie } = await get('getRelatie');
  const { verzekeringen } = await get('listVerzekeringen');
  const { zorgpassen } = (await get('listZorgpassen')).body;
  const { wijzigingen } = await get('listWijzigingen');
  const { berichten } = await get('listBerichten');
  const { inzagen } = await get('listInzagen');
  const { declaraties: voorbeelden } = await get('listToestemmingVoorbeelden');
  return { relatie, verzekeringen, zorgpassen, wijzigingen, inzagen, voorbeelden, berichten };
}

/** Asks for a person's cover, the forecast of their own risk, and that of two lines of hospital care on a day. */
async function askAhead(get: Get, relatienummer: string, behandelDatum: string) {
  const zorgsoort = 'Ziekenhuis';
  const { verwachting } = await get('getVerwachting', { query: { relatienummer } });
  const cover = await get('listVergoedingen', { query: { relatienummer } });
  const query = { relatienummer, zorgsoort, bedrag: '1000.00' };
  const { vooraf } = await get('getVooraf', { query });
  const regels = ['1000.00', '49.95'].map((bedrag) => ({ behandelDatum, zorgsoort, bedrag }));
  const body = { relatienummer, regels };
  const { verwachting: expected } = await get('getVerwachteVergoeding', { body });
  return { relatienummer, verwachting, cover, vooraf, expected };
}

// The latest lines of a long history suffice.
const explainedLines = 12;

async function askYearOf(ask: Ask, get: Get, relatienummer: string, jaar: number, merk?: string) {
  const year = { relatienummer, jaar };
  const eigenRisico = await ask('getEigenRisicoPerJaar', { query: { ...year, merk } });
  const { zorggebruiken } = await get('listZorggebruik', { query: { ...year, limit: pageSize } });
  const params = { relatienummer, jaartal: jaar };
  const { zorgkostenRegels: regels } = await get('listZorgkosten', { params });
  return { ...year, eigenRisico: eigenRisico?.body.eigenRisico ?? null, zorggebruiken, regels };
}

/** Asks everything as one persona, on this day of the insurer (`yyyy-mm-dd`). */
export async function askEverything(ask: Ask, who: string, day: string) {
  const get = requiring(ask);
  const person = await askPerson(get);
  const { relatieNummer: relatienummer, merk } = person.relatie;
  const sentIn = await askDeclaraties(get);
  const bills = await askFacturen(ask, get);
  const days = [
    day,
    ...bills.facturen.map(({ datum }) => datum),
    ...sentIn.declaratieDetails.flatMap(({ regels }) => regels.map((line) => line.behandelDatum)),
  ];
  const years = new Set(days.toSorted().map((one) => Number(one.slice(0, 4))));
  const verzekerden = await forEachOf(years, async (jaartal) => {
    const query = { relatienummer, jaartal };
    return (await get('getVerzekerdenPerJaartal', { query })).verzekerdenPerJaartal;
  });
  const insured = verzekerden.flatMap(({ jaar, verzekerden: people }) =>
    people.map((one) => ({ ...one, jaar })),
  );
  const personYears = await forEachOf(insured, ({ jaar, ...one }) =>
    askYearOf(ask, get, one.relatienummer, jaar, merk),
  );
  const explained = personYears.flatMap(({ regels }) => regels.slice(0, explainedLines));
  const zorgkostenRegels = await forEachOf(explained, async (line) => {
    const params = { nummer: line.declaratieNummer, volgnummer: line.declaratieVolgnummer };
    return (await get('getZorgkostenRegel', { params })).regel;
  });
  const people = new Set(insured.map((one) => one.relatienummer));
  const ahead = await forEachOf(people, (one) => askAhead(get, one, day));
  return { who, ...person, ...sentIn, ...bills, verzekerden, personYears, zorgkostenRegels, ahead };
}

/** All answers to one persona on one day, as received: euros, days as `yyyy-mm-dd`. */
export type ViewerAnswers = Awaited<ReturnType<typeof askEverything>>;

/** The answers to all personas on one day of the insurer. */
export interface DayAnswers {
  readonly day: string;
  readonly viewers: readonly ViewerAnswers[];
}

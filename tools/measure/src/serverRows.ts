import { ownHeader } from '@mijn/domain/headers';
import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import { bareQuery } from './bareGraphql.ts';
import { compareLoads, type Load } from './load.ts';
import { startBareProcess } from './processes.ts';
import type { Row } from './table.ts';

const listQuery =
  '{ declaraties(limit: 25) { declaraties { nummer datum status omschrijving bedrag } } }';
const overviewQuery = `{
  relatie { roepnaam merk }
  declaraties(limit: 3) { declaraties { nummer datum status omschrijving bedrag nieuw } }
  betaalverzoeken { titel betalingsKenmerk bedragTeBetalen uitersteBetaalDatum }
  eigenRisico { verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend }
  verzekerden { jaar verzekerden { relatienummer opgemaakteNaam } }
}`;

interface Person {
  readonly relatienummer: string;
  readonly bsn: string;
}

/** The first person whose name is like this (SQL LIKE). */
async function personOf(databaseUrl: string, opgemaakteNaam: string): Promise<Person> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Person>(
      `SELECT relatienummer, bsn FROM insurer.relatie WHERE opgemaakte_naam LIKE $1 LIMIT 1`,
      [opgemaakteNaam],
    );
    if (!rows[0]) throw new Error(`Nobody is called ${opgemaakteNaam}`);
    return rows[0];
  } finally {
    await client.end();
  }
}

/** The number of the first person whose name is like this (SQL LIKE). */
export async function relatienummerOf(databaseUrl: string, opgemaakteNaam: string) {
  return (await personOf(databaseUrl, opgemaakteNaam)).relatienummer;
}

/** What a browser of this person sends along with a call. */
export async function headersOf(
  context: BrowserContext,
  url: string,
): Promise<Record<string, string>> {
  const cookies = await context.cookies(url);
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    origin: url,
    [ownHeader.name]: ownHeader.value,
  };
}

/** Answers a second of list and overview, ours against a floor's, and their p99. */
export interface ServerFigures {
  /** Against what access, row-level security and log cost by themselves (ADR 0079). */
  readonly guarded: Compared;
  /** Against the bare server. */
  readonly list: Compared;
  readonly overview: Compared;
}

function floorAt(url: string): Load {
  return { url, headers: {}, body: JSON.stringify({ query: bareQuery }) };
}

/**
 * Measures `/graphql` as a person with a long history against the bare server on the same rows
 * (`quality.md`, Speed: Server).
 */
export async function measureServer(
  person: BrowserContext,
  url: string,
  databaseUrl: string,
): Promise<ServerFigures> {
  const { relatienummer, bsn } = await personOf(databaseUrl, '%de Boer%');
  const bare = await startBareProcess(databaseUrl, 'bare', relatienummer);
  const guarded = await startBareProcess(databaseUrl, 'guarded', bsn);
  try {
    const headers = await headersOf(person, url);
    const ours = (query: string): Load => ({
      url: `${url}/graphql`,
      headers,
      body: JSON.stringify({ query }),
    });
    const floor = floorAt(bare.told.url);
    return {
      guarded: await compareLoads(ours(listQuery), floorAt(guarded.told.url)),
      list: await compareLoads(ours(listQuery), floor),
      overview: await compareLoads(ours(overviewQuery), floor),
    };
  } finally {
    await guarded.stop();
    await bare.stop();
  }
}

type Compared = Awaited<ReturnType<typeof compareLoads>>;

/** The rows of one measurement, among so many policyholders. */
export function serverRows({ guarded, list, overview }: ServerFigures, among: number): Row[] {
  const where = `among ${among} policyholders`;
  return [
    rate(`claim list of 25 ${where}, answers, beside the guarded reading alone`, guarded, 1),
    p99(`claim list of 25 ${where}, p99, beside the guarded reading alone`, guarded),
    rate(`claim list of 25 ${where}, answers`, list, 0.5),
    p99(`claim list of 25 ${where}, p99`, list),
    rate(`overview (five calls) ${where}, answers`, overview, 0.25),
  ];
}

/** What many policyholders take off: our own answers a second among many against among few. */
export function massRows(few: ServerFigures, many: ServerFigures): Row[] {
  return (['list', 'overview'] as const).map((which) => ({
    what: `${which}, our own answers among many against among few`,
    ours: many[which].ours.perSecond,
    floor: few[which].ours.perSecond,
    unit: '/s',
    goal: { atLeast: 0.9 },
  }));
}

function p99(what: string, { ours, floor }: Compared): Row {
  return { what, ours: ours.p99, floor: floor.p99, unit: 'ms', goal: { atMost: 2 } };
}

function rate(what: string, { ours, floor }: Compared, atLeast: number): Row {
  return {
    what,
    ours: ours.perSecond,
    floor: floor.perSecond,
    unit: '/s',
    goal: { atLeast },
  };
}

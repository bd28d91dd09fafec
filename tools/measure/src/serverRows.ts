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

/** The number of the first person whose name is like this (SQL LIKE). */
export async function relatienummerOf(
  databaseUrl: string,
  opgemaakteNaam: string,
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ relatienummer: string }>(
      `SELECT relatienummer FROM insurer.relatie WHERE opgemaakte_naam LIKE $1 LIMIT 1`,
      [opgemaakteNaam],
    );
    if (!rows[0]) throw new Error(`Nobody is called ${opgemaakteNaam}`);
    return rows[0].relatienummer;
  } finally {
    await client.end();
  }
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

/** Answers a second of list and overview, ours against the bare server's, and their p99. */
export interface ServerFigures {
  readonly list: Compared;
  readonly overview: Compared;
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
  const relatienummer = await relatienummerOf(databaseUrl, '%de Boer%');
  const bare = await startBareProcess(databaseUrl, relatienummer);
  try {
    const headers = await headersOf(person, url);
    const ours = (query: string): Load => ({
      url: `${url}/graphql`,
      headers,
      body: JSON.stringify({ query }),
    });
    const floor: Load = {
      url: bare.told.url,
      headers: {},
      body: JSON.stringify({ query: bareQuery }),
    };
    const list = await compareLoads(ours(listQuery), floor);
    const overview = await compareLoads(ours(overviewQuery), floor);
    return { list, overview };
  } finally {
    await bare.stop();
  }
}

type Compared = Awaited<ReturnType<typeof compareLoads>>;

/** The rows of one measurement, among so many policyholders. */
export function serverRows({ list, overview }: ServerFigures, among: number): Row[] {
  const where = `among ${among} policyholders`;
  return [
    rate(`claim list of 25 ${where}, answers`, list, 0.5),
    {
      what: `claim list of 25 ${where}, p99`,
      ours: list.ours.p99,
      floor: list.floor.p99,
      unit: 'ms',
      goal: { atMost: 2 },
    },
    rate(`overview (five calls) ${where}, answers`, overview, 0.25),
  ];
}

/** What many policyholders take off: the same ratio among many against among few. */
export function massRows(few: ServerFigures, many: ServerFigures): Row[] {
  return (['list', 'overview'] as const).map((which) => ({
    what: `${which}, share of the floor among many against among few`,
    ours: share(many[which]),
    floor: share(few[which]),
    unit: '%',
    goal: { atLeast: 0.9 },
  }));
}

function share({ ours, floor }: Compared): number {
  return (100 * ours.perSecond) / floor.perSecond;
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

import { eigenHeader } from '@mijn/domain/constanten';
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
  eigenRisico { verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend }
  verzekerden { jaar verzekerden { relatienummer opgemaakteNaam } }
}`;

async function relatienummerOf(databaseUrl: string, opgemaakteNaam: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ relatienummer: string }>(
      `SELECT relatienummer FROM verzekeraar.relatie WHERE opgemaakte_naam LIKE $1 LIMIT 1`,
      [opgemaakteNaam],
    );
    if (!rows[0]) throw new Error(`Nobody is called ${opgemaakteNaam}`);
    return rows[0].relatienummer;
  } finally {
    await client.end();
  }
}

async function headersOf(context: BrowserContext, url: string): Promise<Record<string, string>> {
  const cookies = await context.cookies(url);
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    origin: url,
    [eigenHeader.naam]: eigenHeader.waarde,
  };
}

/**
 * Measures `/graphql` as a person with a long history against the bare server on the same rows
 * (`quality.md`, Speed: Server).
 */
export async function measureServer(
  person: BrowserContext,
  url: string,
  databaseUrl: string,
): Promise<Row[]> {
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
    return [
      rate('claim list of 25, answers', list, 0.35),
      {
        what: 'claim list of 25, p99',
        ours: list.ours.p99,
        floor: list.floor.p99,
        unit: 'ms',
        goal: { atMost: 3 },
      },
      rate('overview (four calls), answers', overview, 0.15),
    ];
  } finally {
    await bare.stop();
  }
}

type Compared = Awaited<ReturnType<typeof compareLoads>>;

function rate(what: string, { ours, floor }: Compared, atLeast: number): Row {
  return {
    what,
    ours: ours.perSecond,
    floor: floor.perSecond,
    unit: '/s',
    goal: { atLeast },
  };
}

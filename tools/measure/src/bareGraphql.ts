import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

/** A running bare server: GraphQL over PostgreSQL without anything of ours around it. */
export interface BareServer {
  readonly url: string;
  close(): Promise<void>;
}

const schema = `
  type Declaratie { nummer: String! datum: String! status: String! omschrijving: String bedrag: Int }
  type Query { declaraties: [Declaratie!]! }
`;

// The condition is that of the index: the floor reads as few rows as can be.
const rows = `
  SELECT nummer, behandeldatum::text AS datum, status, omschrijving, bedrag
  FROM insurer.declaratie WHERE relatienummer = $1 AND teruggetrokken_op IS NULL
  ORDER BY ingediend_op DESC, nummer DESC LIMIT 25`;

/** The query that the load is made of, on the bare server. */
export const bareQuery = '{ declaraties { nummer datum status omschrijving bedrag } }';

/** Where a bare server has its rows from. */
interface List {
  readonly read: () => Promise<unknown[]>;
  readonly close: () => Promise<void>;
}

/**
 * One person's claims by `pg`, without session, access rules, row-level security or log: the floor of the server
 * figures (`quality.md`).
 */
export function openBareList(databaseUrl: string, relatienummer: string): List {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  return {
    read: async () =>
      (await pool.query({ name: 'rows', text: rows, values: [relatienummer] })).rows,
    close: () => pool.end(),
  };
}

/** Answers with these rows by Mercurius with its JIT, and nothing else. */
export async function startBareServer(list: List): Promise<BareServer> {
  const app = Fastify();
  await app.register(mercurius, {
    schema,
    jit: 1,
    resolvers: { Query: { declaraties: () => list.read() } },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${url}/graphql`,
    close: async () => {
      await app.close();
      await list.close();
    },
  };
}

import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

/** A running bare server: what GraphQL over PostgreSQL costs without anything of ours. */
export interface BareServer {
  readonly url: string;
  close(): Promise<void>;
}

const schema = `
  type Claim { nummer: String! datum: String! status: String! omschrijving: String bedrag: Int }
  type Query { claims: [Claim!]! }
`;

// The condition is that of the index: the floor reads as few rows as can be.
const rows = `
  SELECT nummer, behandeldatum::text AS datum, status, omschrijving, bedrag
  FROM insurer.declaratie WHERE relatienummer = $1 AND teruggetrokken_op IS NULL
  ORDER BY ingediend_op DESC, nummer DESC LIMIT 25`;

/** The query that the load is made of, on the bare server. */
export const bareQuery = '{ claims { nummer datum status omschrijving bedrag } }';

/**
 * The floor of the server figures (`quality.md`): Mercurius with its JIT and `pg`, without session,
 * access rules or row-level security, reading the same rows of the same database.
 */
export async function startBareServer(
  databaseUrl: string,
  relatienummer: string,
): Promise<BareServer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  await app.register(mercurius, {
    schema,
    jit: 1,
    resolvers: {
      Query: {
        claims: async () =>
          (await pool.query({ name: 'rows', text: rows, values: [relatienummer] })).rows,
      },
    },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${url}/graphql`,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

/* A bare GraphQL server on the same rows, without session, access rules, row-level security and log. It
   has its own process, as our server has, so that both compete with the load equally. */
const [databaseUrl, relatienummer] = process.argv.slice(2);
if (!databaseUrl || !process.send) throw new Error('Run me with fork()');

const schema = `
  type Declaratie { nummer: String! datum: String! status: String! omschrijving: String bedrag: Int }
  type Query { declaraties: [Declaratie!]! }
`;
// The condition matches the index, so that the floor reads as few rows as possible.
const text = `
  SELECT nummer, behandeldatum::text AS datum, status, omschrijving, bedrag
  FROM insurer.declaratie WHERE relatienummer = $1 AND teruggetrokken_op IS NULL
  ORDER BY ingediend_op DESC, nummer DESC LIMIT 25`;

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();
await app.register(mercurius, {
  schema,
  jit: 1,
  resolvers: {
    Query: {
      declaraties: async () =>
        (await pool.query({ name: 'rows', text, values: [relatienummer] })).rows,
    },
  },
});
process.on('disconnect', () => {
  void app
    .close()
    .then(() => pool.end())
    .finally(() => process.exit(0));
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ url: `${url}/graphql` });

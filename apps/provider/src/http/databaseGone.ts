import pg from 'pg';

// Shutting down, starting up, not taking connections, too many of them, a statement too slow.
const gone = ['57P01', '57P02', '57P03', '55000', '53300', '57014', '08006', '08001', '25P03'];
// It let another transaction go first: asked again, it goes well.
const conflictCodes = ['40P01', '40001'];
const codes = [...gone, ...conflictCodes];
const network = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
// node-postgres has no code for these.
const sentences = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

/** Tells whether a failure means that PostgreSQL is away or too slow, and not that we asked wrongly. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone);
  if (error instanceof pg.DatabaseError) return codes.includes(error.code ?? '');
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && network.includes(code)) return true;
  return sentences.some((sentence) => error.message.includes(sentence));
}

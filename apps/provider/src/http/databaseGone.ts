import pg from 'pg';

// Shutting down, starting up, not taking connections, a statement too slow.
const gone = ['57P01', '57P02', '57P03', '55000', '57014', '08006', '08001', '25P03'];
// Whole classes: it has no room (disk, memory, connections), or its disk fails it.
const withoutMeans = /^(53|58)/;
// It let another transaction go first: asked again, it goes well.
const conflictCodes = ['40P01', '40001'];
const network = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
// node-postgres has no code for these.
const sentences = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

/** Tells whether PostgreSQL is away, silent or without room: asking it again at once has no use. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (error instanceof pg.DatabaseError) return isAwayCode(error.code ?? '');
  if ('code' in error && network.includes(String(error.code))) return true;
  return sentences.some((sentence) => error.message.includes(sentence));
}

/** Tells whether a failure means that PostgreSQL cannot do it now, and not that we asked wrongly. */
export function isDatabaseGone(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof pg.DatabaseError && conflictCodes.includes(error.code ?? '');
}

function isAwayCode(code: string): boolean {
  return gone.includes(code) || withoutMeans.test(code);
}

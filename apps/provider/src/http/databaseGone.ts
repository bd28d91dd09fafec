import { DatabaseError } from '@mijn/postgres/driver';

// Shutdown, startup, refused connections, statement timeout.
const gone = ['57P01', '57P02', '57P03', '55000', '57014', '08006', '08001', '25P03'];
// Classes: insufficient resources (disk, memory, connections), and system error.
const withoutMeans = /^(53|58)/;
// Deadlock and serialization failure: a retry succeeds.
const conflictCodes = ['40P01', '40001'];
const network = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
// node-postgres gives these errors no code.
const sentences = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

/**
 * Tells whether PostgreSQL is unreachable, unresponsive or out of resources, so that an immediate
 * retry is useless.
 */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (error instanceof DatabaseError) return isAwayCode(error.code ?? '');
  if ('code' in error && network.includes(String(error.code))) return true;
  return sentences.some((sentence) => error.message.includes(sentence));
}

/** Tells whether an error is a temporary condition of PostgreSQL and not a fault of ours. */
export function isDatabaseGone(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof DatabaseError && conflictCodes.includes(error.code ?? '');
}

function isAwayCode(code: string): boolean {
  return gone.includes(code) || withoutMeans.test(code);
}

import pg from 'pg';

// Shutting down, starting up, not taking connections, too many of them, a statement too slow.
const weg = ['57P01', '57P02', '57P03', '55000', '53300', '57014', '08006', '08001', '25P03'];
// It let another transaction go first: asked again, it goes well.
const gaatVoor = ['40P01', '40001'];
const codes = [...weg, ...gaatVoor];
const netwerk = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
// node-postgres has no code for these.
const zinnen = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

/** Tells whether a failure means that PostgreSQL is away or too slow, and not that we asked wrongly. */
export function isDatabaseWeg(fout: unknown): boolean {
  if (!(fout instanceof Error)) return false;
  if (fout instanceof AggregateError) return fout.errors.some(isDatabaseWeg);
  if (fout instanceof pg.DatabaseError) return codes.includes(fout.code ?? '');
  const { code } = fout as NodeJS.ErrnoException;
  if (code !== undefined && netwerk.includes(code)) return true;
  return zinnen.some((zin) => fout.message.includes(zin));
}

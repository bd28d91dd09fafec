import type { InzageOperation } from '@mijn/domain/inzageKinds';
import { escapeLiteral } from '@mijn/postgres/driver';
import type { Access } from './access.ts';

/** Returns the SQL statement, values included, that logs access to one person's data (NEN 7513). */
export function recordInAccessLog(
  { viewer, niveau, actor, reden }: Access,
  operation: InzageOperation,
  concerns: string,
  subject?: string,
): string {
  const values = [viewer, String(niveau), actor, reden, concerns, operation, subject];
  const literals = values.map((value) => (value ? escapeLiteral(value) : 'NULL'));
  return `INSERT INTO insurer.inzage
    (kijker, niveau, actor, reden, betreft, operatie, onderwerp) VALUES (${literals.join(',')})`;
}

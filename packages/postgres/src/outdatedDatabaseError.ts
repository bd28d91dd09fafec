/** A database of an unreleased version, from which there is no migration. */
export class OutdatedDatabaseError extends Error {
  override readonly name = 'OutdatedDatabaseError';

  constructor() {
    super('The database was made by an earlier Mijn, never released: give an empty one.');
  }
}

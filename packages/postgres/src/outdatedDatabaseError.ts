/** A database that a version made which was never released: there is no way from it to this one. */
export class OutdatedDatabaseError extends Error {
  override readonly name = 'OutdatedDatabaseError';

  constructor() {
    super('The database was made by an earlier Mijn, never released: give an empty one.');
  }
}

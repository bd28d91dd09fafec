/** What proves a row of the specification: a test's file, and how its title begins or what is in it. */
export type Proof = `${string} › ${string}`;

/** A journey. */
export const e2e = (file: string, title: string): Proof => `e2e/journeys/${file}.e2e.ts › ${title}`;
/** A test of the client. */
export const client = (file: string, title: string): Proof => `apps/client/src/${file} › ${title}`;
/** A test of the gateway. */
export const gateway = (file: string, title: string): Proof =>
  `apps/gateway/src/${file} › ${title}`;
/** A test of the provider. */
export const provider = (file: string, title: string): Proof =>
  `apps/provider/src/${file} › ${title}`;
/** A test of packages/domain. */
export const domain = (file: string, title: string): Proof =>
  `packages/domain/src/${file} › ${title}`;
/** A test that reads the specification’s own words. */
export const words = (title: string): Proof => `dev-env/src/specification/words.test.ts › ${title}`;

/** A test of where the contract has what an entity's row names. */
export const entity = (title: string): Proof =>
  `dev-env/src/specification/entities.test.ts › ${title}`;

/** A part of the list: rows by their key, with their proofs. */
export type Proofs = Readonly<Record<string, readonly Proof[]>>;

import type { PageData } from '../router/route.ts';
import { readIsland } from '../platform/island.ts';
import type { Environment } from './environment.ts';

/** What a document brings in its data island: its surroundings and the first screen's data. */
export interface DocumentData {
  readonly environment: Environment;
  /** Null where the server rendered nothing: the browser asks for all of it (§6). */
  readonly hydration: PageData | null;
}

function isDocumentData(data: unknown): data is DocumentData {
  return typeof data === 'object' && data !== null && 'environment' in data && 'hydration' in data;
}

/**
 * Reads what this document brings; our own server wrote it, from the same type.
 * @throws Error when it brings nothing.
 */
export function readDocumentData(): DocumentData {
  const data = readIsland();
  if (!isDocumentData(data)) throw new Error('This document brings no data of ours');
  return data;
}

import { isObject } from '@mijn/domain/values';
import type { Brand } from '@mijn/domain/brands';
import type { HydrationState } from 'react-router';
import { readIsland } from '../platform/island.ts';
import type { Environment } from './environment.ts';

/** The environment of a document and the data of its first screen. */
export interface RenderedData {
  readonly environment: Environment;
  readonly hydration: HydrationState;
}

/** The settings that the native app's document was built with. */
export interface NativeBuild {
  readonly merk: Brand;
  /** Origin of the gateway. */
  readonly gateway: string;
}

/** The data of a document that was not rendered on the server: the browser loads everything. */
export type FreshData =
  /** In the internal mode (§6). */
  | { readonly environment: Environment; readonly hydration: null }
  /** In the native app (ADR 0067). */
  | { readonly environment: NativeBuild; readonly hydration: null; readonly native: true };

/** The content of the data island. */
export type DocumentData = RenderedData | FreshData;

function isDocumentData(data: unknown): data is DocumentData {
  return isObject(data) && 'environment' in data && 'hydration' in data;
}

/**
 * Reads the data island of this document. Our own server wrote it from the same type.
 * @throws Error when the document has none.
 */
export function readDocumentData(): DocumentData {
  const data = readIsland();
  if (!isDocumentData(data)) throw new Error('This document brings no data of ours');
  return data;
}

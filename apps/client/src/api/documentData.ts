import { isObject } from '@mijn/domain/isObject';
import type { Brand } from '@mijn/domain/brands';
import type { HydrationState } from 'react-router';
import { readIsland } from '../platform/island.ts';
import type { Environment } from './environment.ts';

/** The surroundings of a document and its first screen's data. */
export interface RenderedData {
  readonly environment: Environment;
  readonly hydration: HydrationState;
}

/** What the native app's document was built with: which brand, and where its gateway is. */
export interface NativeBuild {
  readonly merk: Brand;
  /** Origin of the gateway. */
  readonly gateway: string;
}

/** What a document brings in which nothing was rendered: the browser asks for all of it. */
export type FreshData =
  /** In the internal mode (§6). */
  | { readonly environment: Environment; readonly hydration: null }
  /** In the native app (ADR 0067). */
  | { readonly environment: NativeBuild; readonly hydration: null; readonly native: true };

/** What a document brings in its data island. */
export type DocumentData = RenderedData | FreshData;

function isDocumentData(data: unknown): data is DocumentData {
  return isObject(data) && 'environment' in data && 'hydration' in data;
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

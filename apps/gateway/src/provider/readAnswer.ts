import { parseJson } from '@mijn/domain/values';
import { ProviderError } from './providerError.ts';

const maximumBytes = 8 * 1024 * 1024;

/**
 * Reads a response as text, up to 8 MB.
 * @throws ProviderError
 */
export async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes > maximumBytes) throw new ProviderError('shape', 500);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Parses JSON.
 * @throws ProviderError of kind `syntax`
 */
export function readJson(text: string): unknown {
  const answer = parseJson(text);
  if (answer === undefined) throw new ProviderError('syntax', 500);
  return answer;
}

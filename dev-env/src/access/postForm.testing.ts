import type { Browser } from '@mijn/gateway/testing/browser.testing';
import type { TestProvider } from '@mijn/provider/testing/trialProvider.testing';
import type { FormRow, Ids } from './formRows.testing.ts';

/** Hidden fields of a document's forms, and the state that a change is based on. */
export interface Seal {
  readonly formToken: string;
  readonly formKey: string;
  readonly state: string;
}

const valueOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Reads the hidden fields of a page's forms. */
export async function readSeal(browser: Browser, path = '/uitloggen'): Promise<Seal> {
  const { text } = await browser.request(path);
  const part = (name: string) => valueOf(text, name);
  return { formToken: part('formToken'), formKey: part('formKey'), state: part('state') };
}

export interface Filled {
  readonly name: string;
  readonly row: FormRow;
  readonly ids: Ids;
  readonly seal: Seal;
  /** Replaces the browser's origin headers. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

async function bodyOf(fields: Readonly<Record<string, string>>, isMultipart: boolean) {
  const form = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const message = new Response(form);
  return {
    type: message.headers.get('content-type') ?? '',
    bytes: Buffer.from(await message.arrayBuffer()),
  };
}

/** Posts a form as a browser without script does. */
export async function postForm(browser: Browser, { name, row, ids, seal, headers }: Filled) {
  const [, form = ''] = name.split(' ');
  const { formToken, formKey, state } = seal;
  const fields = { formToken, formKey, form, ...(row.stateAt && { state }), ...row.fields(ids) };
  const { type, bytes } = await bodyOf(fields, row.isMultipart === true);
  return browser.request(row.path(ids), {
    method: 'POST',
    headers: {
      origin: browser.address,
      'sec-fetch-site': 'same-origin',
      'content-type': type,
      'content-length': String(bytes.length),
      ...headers,
    },
    body: bytes,
  });
}

/** Returns a page without ids, times and tokens, for comparison. */
export function stripVariableParts(html: string, ids: Ids, seal: Seal): string {
  const words = [...Object.values(ids), ...Object.values(seal)].filter((word) => word !== '');
  return (
    words
      .reduce((text, word) => text.replaceAll(word, '…'), html)
      .replaceAll(/("|&quot;)[\w-]*\d{4}-\d\d-\d\dT[\d:.]+Z("|&quot;)/g, '…')
      .replaceAll(/(formToken" value=|"token":)"[\w.-]{43,}"/g, '$1"…"')
      // Digest of the posted body (ADR 0032).
      .replaceAll(/\b[\da-f]{64}\b/g, '…')
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, '…')
  );
}

/**
 * Returns the insurer's rows that contain one of these words, except in the log of access, which grows with
 * every read.
 */
export async function rowsAbout(
  { sql }: Pick<TestProvider, 'sql'>,
  words: readonly string[],
): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'insurer' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'inzage%'`,
  );
  const texts = tables.map(
    ({ name }) =>
      `SELECT '${name} ' || t::text AS line FROM insurer."${name}" t
       WHERE t::text ~ '${words.join('|')}'`,
  );
  const rows = await sql<{ line: string }>(texts.join(' UNION ALL '));
  return rows.map(({ line }) => line).toSorted();
}

import type { Readable } from 'node:stream';
import { z } from 'zod';
import { ProviderFout, vertaalStatus } from './providerFout.ts';
import type { HeelAntwoord, ProviderAanvraag, ProviderVerbinding } from './verbinding.ts';

const maximumAntwoordBytes = 8 * 1024 * 1024;

/** Who calls, and until when there is someone to answer. */
export interface Aanroep {
  readonly verbinding: ProviderVerbinding;
  /** The caller's token (contract.md, Who is calling). */
  readonly token: () => Promise<string>;
  readonly signal: AbortSignal;
}

const foutBody = z.object({ redenen: z.array(z.string()).catch([]) });

/** Rejects when the signal ends the work. */
export function afgebroken(signal: AbortSignal): Promise<never> {
  return new Promise((_, weiger) => {
    const breek = () => weiger(new ProviderFout('onbereikbaar', 503, [], signal.reason));
    if (signal.aborted) breek();
    else signal.addEventListener('abort', breek, { once: true });
  });
}

/** Reads an answer whole, up to 8 MB. @throws ProviderFout */
export async function leesTekst(body: Readable): Promise<string> {
  const delen: Buffer[] = [];
  let bytes = 0;
  for await (const deel of body) {
    delen.push(Buffer.from(deel));
    bytes += delen.at(-1)?.length ?? 0;
    if (bytes > maximumAntwoordBytes) throw new ProviderFout('vorm', 500);
  }
  return Buffer.concat(delen).toString('utf8');
}

/** Reads JSON. @throws ProviderFout of soort `syntax` */
export function leesJson(tekst: string): unknown {
  try {
    return JSON.parse(tekst);
  } catch {
    throw new ProviderFout('syntax', 500);
  }
}

/** The status inside an answer (contract.md, Shapes); undefined where the call has none. */
function statusInAntwoord(json: unknown): number | undefined {
  const buiten = statusVan(json);
  const status = typeof buiten === 'object' ? statusVan(buiten) : buiten;
  return Number.isInteger(status) ? Number(status) : undefined;
}

function statusVan(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'status' in json ? json.status : undefined;
}

/**
 * Reads an answer as JSON. @throws ProviderFout for a refusal, wherever it stands, or no JSON.
 * @param antwoordOok a status that is no refusal: its body has the answer's shape too
 */
async function leesAntwoord(
  { status, tekst }: HeelAntwoord,
  antwoordOok?: number,
): Promise<unknown> {
  const json = leesJson(tekst);
  const echt = status < 400 ? (statusInAntwoord(json) ?? status) : status;
  if (echt >= 400 && echt !== antwoordOok) {
    const { redenen } = foutBody.catch({ redenen: [] }).parse(json);
    throw new ProviderFout('geweigerd', vertaalStatus(echt), redenen);
  }
  return json;
}

/**
 * Asks the provider something by GET and checks the answer's shape; unknown extra fields are dropped.
 * @param path below the provider's base, query included
 * @param koppen headers of this call alone
 * @throws ProviderFout
 */
export async function haalOp<T>(
  aanroep: Aanroep,
  path: string,
  vorm: z.ZodType<T>,
  koppen: Readonly<Record<string, string>> = {},
): Promise<T> {
  return roep(aanroep, { method: 'GET', path, headers: koppen }, vorm);
}

/**
 * Has the provider do something by POST, with `inhoud` as JSON, and checks the answer's shape.
 * @param path below the provider's base
 * @throws ProviderFout
 */
export async function stuurIn<T>(
  aanroep: Aanroep,
  path: string,
  inhoud: object,
  vorm: z.ZodType<T>,
): Promise<T> {
  return roep(aanroep, { method: 'POST', path, body: JSON.stringify(inhoud) }, vorm);
}

/**
 * Has the provider put `inhoud` in the place of what is there, by PUT. A conflict (409) is an answer
 * here too: it shows, in the same shape, what is there.
 * @throws ProviderFout
 */
export async function zetNeer<T>(
  aanroep: Aanroep,
  path: string,
  inhoud: object,
  vorm: z.ZodType<T>,
): Promise<T> {
  return roep(aanroep, { method: 'PUT', path, body: JSON.stringify(inhoud) }, vorm, 409);
}

/** Has the provider throw something away, by DELETE. @throws ProviderFout */
export async function gooiWeg<T>(aanroep: Aanroep, path: string, vorm: z.ZodType<T>): Promise<T> {
  return roep(aanroep, { method: 'DELETE', path }, vorm);
}

async function roep<T>(
  { verbinding, signal, token }: Aanroep,
  wat: Pick<ProviderAanvraag, 'method' | 'path' | 'body'> &
    Partial<Pick<ProviderAanvraag, 'headers'>>,
  vorm: z.ZodType<T>,
  antwoordOok?: number,
): Promise<T> {
  const headers = {
    ...wat.headers,
    accept: 'application/json',
    authorization: `Bearer ${await token()}`,
    ...(wat.body !== undefined && { 'content-type': 'application/json' }),
  };
  const vraag = async () =>
    leesAntwoord(await vraagHeel(verbinding, { ...wat, headers, signal }), antwoordOok);
  const json = await Promise.race([vraag(), afgebroken(signal)]).catch((fout: unknown) => {
    throw fout instanceof ProviderFout ? fout : new ProviderFout('onbereikbaar', 503, [], fout);
  });
  const gelezen = vorm.safeParse(json);
  if (!gelezen.success) throw new ProviderFout('vorm', 500, [], vormFouten(gelezen.error));
  return gelezen.data;
}

async function vraagHeel(
  verbinding: ProviderVerbinding,
  aanvraag: ProviderAanvraag,
): Promise<HeelAntwoord> {
  if (aanvraag.method === 'GET' && verbinding.leesHeel) return verbinding.leesHeel(aanvraag);
  const { status, body } = await verbinding(aanvraag);
  return { status, tekst: await leesTekst(body) };
}

/** Where the shape was wrong, without the values. */
function vormFouten(fout: z.ZodError): string {
  return fout.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');
}

/** Writes a query string of the values that are there. */
export function vraagtekst(
  velden: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const paren = Object.entries(velden).flatMap(([naam, waarde]) =>
    waarde === null || waarde === undefined ? [] : [[naam, String(waarde)]],
  );
  return paren.length === 0 ? '' : `?${new URLSearchParams(paren).toString()}`;
}

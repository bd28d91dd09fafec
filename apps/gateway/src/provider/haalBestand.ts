import type { Readable } from 'node:stream';
import { restPaden } from '@mijn/contract/restPaden';
import type { Taal } from '@mijn/domain/taal';
import { ProviderFout, vertaalStatus } from './providerFout.ts';
import { afgebroken, type Aanroep } from './roepAan.ts';

/** A file of a claim on its way; the body has to be read or destroyed. */
export interface Bijlage {
  readonly soort: string;
  readonly bytes: string | undefined;
  readonly kop: string;
  readonly body: Readable;
}

/** What the insurer's files can be (decisions §5). */
const soorten = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const veiligeKop = /^attachment;[ -~]*$/;
const kanNiet = /^(?:|\.|\.\.|.{65,})$/s;
const bestaatNiet = new Set([400, 404, 405]);

/**
 * `GET …/bestanden/{bestandId}`, an extension: a file as the insurer keeps it, not read into memory.
 * A foreign, unknown or malformed one fails the same way: 404.
 * @throws ProviderFout
 */
export function haalBestand(aanroep: Aanroep, nummer: string, bestandId: string): Promise<Bijlage> {
  return haal(aanroep, restPaden.declaratieBestand, { id: nummer, bestandId });
}

/**
 * `GET …/bevestiging`, an extension: the confirmation of a claim as a PDF, in a language. A foreign,
 * unknown or malformed number fails the same way: 404.
 * @throws ProviderFout
 */
export function haalBevestiging(aanroep: Aanroep, nummer: string, taal: Taal): Promise<Bijlage> {
  return haal(aanroep, `${restPaden.bevestiging}?taal=${taal}`, { id: nummer });
}

async function haal(
  { verbinding, signal, token }: Aanroep,
  pad: string,
  delen: Readonly<Record<string, string>>,
): Promise<Bijlage> {
  if (Object.values(delen).some((deel) => kanNiet.test(deel))) {
    throw new ProviderFout('geweigerd', 404);
  }
  const path = pad.replace(/:(\w+)/g, (_, naam: string) =>
    encodeURIComponent((delen[naam] ?? '').toWellFormed()),
  );
  const headers = { authorization: `Bearer ${await token()}` };
  const vraag = verbinding({ method: 'GET', path, headers, signal });
  const antwoord = await Promise.race([vraag, afgebroken(signal)]).catch((fout: unknown) => {
    throw fout instanceof ProviderFout ? fout : new ProviderFout('onbereikbaar', 503, [], fout);
  });
  const soort = String(antwoord.headers['content-type']);
  if (antwoord.status === 200 && soorten.has(soort)) {
    const kop = String(antwoord.headers['content-disposition']);
    const bytes = antwoord.headers['content-length'];
    return {
      soort,
      bytes: typeof bytes === 'string' ? bytes : undefined,
      kop: veiligeKop.test(kop) ? kop : 'attachment',
      body: antwoord.body,
    };
  }
  antwoord.body.destroy();
  if (antwoord.status < 400) throw new ProviderFout('vorm', 500);
  const status = bestaatNiet.has(antwoord.status) ? 404 : vertaalStatus(antwoord.status);
  throw new ProviderFout('geweigerd', status);
}

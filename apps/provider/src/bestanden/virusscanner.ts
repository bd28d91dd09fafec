import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Weigering } from '../http/weigering.ts';

/** Where ClamAV's daemon listens: a socket of this machine, or a port. */
export type ScannerAdres =
  | { readonly socket: string }
  | { readonly host: string; readonly port: number };

/** Looks for viruses in a file as it arrived. */
export interface Virusscanner {
  /**
   * Tells whether a virus was found in the file at `pad`.
   * @throws Weigering 503 when the scanner cannot be reached, takes too long, or gives no verdict: a
   * file that was not looked at is not taken.
   */
  readonly isBesmet: (pad: string) => Promise<boolean>;
}

/** Longest for one file, milliseconds. */
const tijdMs = 15_000;
const langsteAntwoord = 4096;

/** A chunk as INSTREAM wants it: its length in four bytes, then itself. */
function alsStuk(inhoud: Buffer): Buffer {
  const lengte = Buffer.alloc(4);
  lengte.writeUInt32BE(inhoud.length);
  return Buffer.concat([lengte, inhoud]);
}

function verbind(adres: ScannerAdres): Socket {
  return 'socket' in adres ? connect(adres.socket) : connect(adres.port, adres.host);
}

/** Sends a file, no faster than the scanner reads; it may have its answer before the end. */
async function zend(verbinding: Socket, pad: string, beantwoord: () => boolean): Promise<void> {
  verbinding.write('zINSTREAM\0');
  for await (const stuk of createReadStream(pad)) {
    if (beantwoord() || verbinding.destroyed) return;
    if (verbinding.write(alsStuk(Buffer.from(stuk)))) continue;
    await new Promise<void>((verder) => {
      verbinding.once('drain', verder).once('close', verder);
    });
  }
  if (!verbinding.destroyed) verbinding.write(Buffer.alloc(4));
}

/** Reads the answer, which ends with a zero byte. */
function leesAntwoord(verbinding: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let tekst = '';
  verbinding.on('data', (stuk) => {
    tekst += stuk.toString('latin1');
    if (tekst.includes('\0')) resolve(tekst.slice(0, tekst.indexOf('\0')));
    else if (tekst.length > langsteAntwoord) reject(new Error('The scanner says too much'));
  });
  verbinding.once('error', reject);
  verbinding.once('close', () => reject(new Error('The scanner hung up')));
  return promise;
}

async function vraag(adres: ScannerAdres, pad: string, langsteMs: number): Promise<string> {
  const verbinding = verbind(adres);
  const wekker = setTimeout(() => verbinding.destroy(new Error('The scanner is slow')), langsteMs);
  let klaar = false;
  const antwoord = leesAntwoord(verbinding).finally(() => {
    klaar = true;
  });
  try {
    const [tekst] = await Promise.all([antwoord, zend(verbinding, pad, () => klaar)]);
    return tekst;
  } finally {
    clearTimeout(wekker);
    verbinding.destroy();
  }
}

/**
 * Asks ClamAV's daemon about each file (INSTREAM), a connection each.
 * @param langsteMs until its verdict is waited for, milliseconds
 */
export function maakVirusscanner(adres: ScannerAdres, langsteMs = tijdMs): Virusscanner {
  return {
    isBesmet: async (pad) => {
      const antwoord = await vraag(adres, pad, langsteMs).catch(() => '');
      if (antwoord === 'stream: OK') return false;
      if (/^stream: .+ FOUND$/.test(antwoord)) return true;
      throw new Weigering(503);
    },
  };
}

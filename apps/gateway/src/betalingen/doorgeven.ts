import { restPaden } from '@mijn/contract/restPaden';
import { kaleStatus } from '@mijn/contract/vormen';
import type { FastifyInstance } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { beschrijf } from '../http/fouten.ts';
import { stuurIn } from '../provider/roepAan.ts';
import type { OpenMelding } from './meldingen.ts';
import { maakMeldingToken } from './meldingToken.ts';

/** The longest pause between two tries, in milliseconds. */
const langstePauze = 5 * 60_000;

/** How much longer than one try a message is ours, in milliseconds. */
const speling = 2_000;

/** The pause after a try that failed, in milliseconds: twice as long each time, at most five minutes. */
export function pauzeNa(pogingen: number, eerste: number): number {
  return Math.min(langstePauze, eerste * 2 ** Math.min(pogingen, 20));
}

/**
 * Passes messages on to the insurer until they are accepted: when one comes in, at the start, and
 * every so often, so that what a crash or another copy left behind is picked up.
 * @returns a function that says that something came in
 */
export function geefRegelmatigDoor(
  app: FastifyInstance,
  { config, wachttijden, meldingen }: Diensten,
): () => void {
  const token = maakMeldingToken(config.aanroeperSleutel);
  const einde = new AbortController();
  let bezig: Promise<void> | undefined;
  let nogEens = false;

  async function geefDoor(melding: OpenMelding): Promise<void> {
    const signal = AbortSignal.any([einde.signal, AbortSignal.timeout(wachttijden.provider)]);
    const aanroep = { verbinding: config.provider, token, signal };
    try {
      await stuurIn(aanroep, restPaden.betalingMeldingen, { id: melding.id }, kaleStatus);
    } catch (fout) {
      config.log.warn(beschrijf(fout), 'betaalmelding niet doorgegeven');
      return meldingen.later(melding, pauzeNa(melding.pogingen, wachttijden.meldingPauze));
    }
    return meldingen.klaar(melding);
  }

  async function ronde(): Promise<void> {
    // Somebody else may take it once we have surely given up.
    const termijn = wachttijden.provider + speling;
    while (!einde.signal.aborted) {
      const melding = await meldingen.neem(termijn);
      if (melding === undefined) return;
      await geefDoor(melding);
    }
  }

  async function rondes(): Promise<void> {
    do {
      nogEens = false;
      try {
        await ronde();
      } catch (fout) {
        config.log.warn(beschrijf(fout), 'betaalmeldingen wachten op de database');
      }
    } while (nogEens && !einde.signal.aborted);
    bezig = undefined;
  }

  // One round at a time; what comes in during one is looked for after it.
  const wek = () => {
    nogEens = true;
    bezig ??= rondes();
  };
  const wekker = setInterval(wek, wachttijden.meldingRonde).unref();
  app.addHook('onReady', async () => wek());
  app.addHook('preClose', async () => {
    clearInterval(wekker);
    einde.abort();
    await bezig;
  });
  return wek;
}

import { restPaden } from '@mijn/contract/restPaden';
import {
  type Betaling,
  betalingMelding,
  betalingStandAntwoord,
  laatsteBetaling,
} from '@mijn/contract/uitbreidingen';
import { kaleStatus } from '@mijn/contract/vormen';
import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import { centenNaarEuros } from '@mijn/domain/geld';
import { z } from 'zod';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden, Weigering } from '../http/weigering.ts';
import type { Aanroeper } from '../toegang/access.ts';
import { type Database, inAccess } from '../toegang/inAccess.ts';
import { type BetalingRij, getBetaling } from './betalingen.queries.ts';
import { isLopend, staatInContract } from './betalingen.rules.ts';
import { kijkVoorTerugkeer } from './taken/stemAf.ts';
import type { Werk } from './taken/verwerk.ts';

function alsBetaling({
  betalingId,
  staat,
  bedrag,
  betaalverzoek,
  bijgewerktOp,
}: BetalingRij): Betaling {
  return {
    betalingId,
    status: staatInContract(staat),
    bedrag: centenNaarEuros(bedrag),
    betaalkenmerk: betaalverzoek,
    betalingsKenmerkOpgemaakt: formatBetalingskenmerk(betaalverzoek),
    bijgewerktOp: bijgewerktOp.toString(),
  };
}

const uuid = z.uuid();

/**
 * Reads an attempt of the caller's own; one that is under way is looked up at the payment provider
 * first. When that does not answer, what we know is told.
 * @throws Weigering 404 foreign, unknown or none.
 */
async function leesStand(
  database: Database,
  werk: Werk | undefined,
  aanroeper: Aanroeper,
  gevraagd: string,
): Promise<Betaling> {
  const isUuid = uuid.safeParse(gevraagd).success;
  if (!isUuid && gevraagd !== laatsteBetaling) throw nietGevonden();
  const lees = (betalingId: string | undefined): Promise<BetalingRij | undefined> =>
    inAccess(database, aanroeper, (access, transactie) =>
      getBetaling(access, transactie, betalingId),
    );
  const rij = await lees(isUuid ? gevraagd : undefined);
  if (!rij) throw nietGevonden();
  if (!werk || !isLopend(rij.staat)) return alsBetaling(rij);
  const staat = await kijkVoorTerugkeer(werk, rij.betalingId);
  return alsBetaling({ ...rij, ...staat });
}

/** Registers `GET /uitbreidingen/betalingen/{betalingId|laatste}`, an extension. */
export function registreerBetaling(
  app: App,
  { database }: Pick<Omgeving, 'database'>,
  werk: () => Werk | undefined,
): void {
  app.get(
    restPaden.betaling,
    {
      schema: {
        operationId: 'getBetaling',
        tags: ['betalingen', 'uitbreidingen'],
        params: z.object({ betalingId: z.string() }),
        response: { 200: betalingStandAntwoord },
      },
    },
    async ({ aanroeper, params }) => ({
      status: 200,
      betaling: await leesStand(database, werk(), aanroeper, params.betalingId),
    }),
  );
}

/**
 * Registers `POST /uitbreidingen/betalingen/meldingen`, an extension: a webhook passed on by the
 * gateway with its own kind of token. 202 once it is queued.
 */
export function registreerMeldingen(
  app: App,
  zetKlaar: () => ((dienstId: string) => Promise<void>) | undefined,
): void {
  app.post(
    restPaden.betalingMeldingen,
    {
      config: { betaalmelding: true },
      schema: {
        operationId: 'meldBetaling',
        tags: ['betalingen', 'uitbreidingen'],
        body: betalingMelding,
        response: { 202: kaleStatus },
      },
    },
    async ({ body }, reply) => {
      const zet = zetKlaar();
      if (!zet) throw new Weigering(503);
      await zet(body.id);
      return reply.code(202).send({ status: 202 });
    },
  );
}

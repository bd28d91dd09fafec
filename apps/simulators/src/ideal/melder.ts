import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { trefwoorden, type Betaling } from './betaling.ts';
import { post } from './post.ts';
import type { StoringVan } from './storingen.ts';
import type { Storingslijst } from './storingslijst.ts';

/** What the sender of webhooks needs. */
export interface MelderOpties {
  readonly storingen: Storingslijst;
  /** Told of every call that was made, with the HTTP status of its answer. */
  readonly noteer: (betaling: Betaling, id: string, antwoord: number | null) => void;
  readonly log: FastifyBaseLogger;
}

/** Tells by webhook that something happened with a payment: with its id and nothing else. */
export interface Melder {
  /** Where the fault `vroegeMelding` holds: tells of a payment whose creation is not answered yet. */
  meldVroeg(betaling: Betaling): Promise<void>;
  /** Tells of a payment, as the faults that are set have it; tries again while it is refused. */
  meld(betaling: Betaling): void;
  /** One call with any id to the payment's webhook address; the answer's status, null without one. */
  stuur(betaling: Betaling, id: string): Promise<number | null>;
  /** Tells nothing any more. */
  sluit(): void;
}

/** After how long a refused webhook is tried again, in milliseconds. */
const herhalingen = [1_000, 5_000, 15_000, 60_000];

const vervalstId = () => `tr_${randomBytes(5).toString('hex')}`;

/** A sender of webhooks. */
export function createMelder({ storingen, noteer, log }: MelderOpties): Melder {
  const straks = new Set<NodeJS.Timeout>();
  /** Payments whose first webhook waits until a later one has been sent (`omgekeerdeMeldingen`). */
  const wachtend = new Map<string, NodeJS.Timeout>();

  function na(ms: number, doe: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      straks.delete(timer);
      doe();
    }, ms).unref();
    straks.add(timer);
    return timer;
  }

  const stuur: Melder['stuur'] = async (betaling, id) => {
    if (betaling.webhookUrl === null) return null;
    const antwoord = await post(betaling.webhookUrl, { id });
    log.info({ id, antwoord }, 'webhook');
    noteer(betaling, id, antwoord);
    return antwoord;
  };

  async function bezorg(betaling: Betaling, poging = 0): Promise<void> {
    const antwoord = await stuur(betaling, betaling.id);
    const ms = herhalingen[poging];
    if (betaling.webhookUrl === null || antwoord === 200 || ms === undefined) return;
    na(ms, () => void bezorg(betaling, poging + 1));
  }

  async function keerOm(betaling: Betaling, ms: number): Promise<void> {
    const eerste = wachtend.get(betaling.id);
    if (eerste === undefined) {
      const timer = na(ms, () => {
        wachtend.delete(betaling.id);
        void bezorg(betaling);
      });
      wachtend.set(betaling.id, timer);
      return;
    }
    clearTimeout(eerste);
    wachtend.delete(betaling.id);
    await bezorg(betaling);
    await bezorg(betaling);
  }

  const wijzen: Readonly<
    Record<StoringVan<'melding'>, (betaling: Betaling, ms: number) => Promise<unknown>>
  > = {
    geenMelding: async () => undefined,
    dubbeleMelding: (betaling) => Promise.all([bezorg(betaling), bezorg(betaling)]),
    lateMelding: async (betaling, ms) => na(ms, () => void bezorg(betaling)),
    vroegeMelding: (betaling) => bezorg(betaling),
    omgekeerdeMeldingen: keerOm,
    vervalsteMelding: async (betaling) => {
      await stuur(betaling, vervalstId());
      await stuur(betaling, `${betaling.id}' or '1'='1`);
      await bezorg(betaling);
    },
  };

  return {
    stuur,
    async meldVroeg(betaling) {
      const storing = storingen.geldt('melding', trefwoorden(betaling.id, betaling.metadata));
      if (storing?.wat !== 'vroegeMelding') return;
      await stuur(betaling, betaling.id);
    },
    meld(betaling) {
      const storing = storingen.gebeurt('melding', trefwoorden(betaling.id, betaling.metadata));
      if (storing === undefined) void bezorg(betaling);
      else void wijzen[storing.wat](betaling, storing.ms);
    },
    sluit: () => straks.forEach((timer) => clearTimeout(timer)),
  };
}

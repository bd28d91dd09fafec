import { toDecimalText } from '@mijn/domain/money';
import { createRandom, type RandomSource } from '@mijn/domain/random.testing';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';
import { type Checkout, startCheckout } from '@mijn/provider/betalingen/checkout.testing';
import { pay, redirectFrom, report, serviceIdFrom } from '@mijn/provider/betalingen/pay.testing';
import {
  type FieldValues,
  fieldsFor,
  parseResponse,
  sendRequest,
  toFormData,
} from '@mijn/provider/declaraties/submit/submit.testing';
import { createZorgverlenerBillsDesk } from '@mijn/provider/zorgverlenerBills';
import { numberOf, type TestProvider } from '@mijn/provider/testing/trialProvider.testing';
import { ibanOf } from '@mijn/testdata/toRelatie';
import type { DayAnswers } from './answers.ts';

/** Senders by login key, and the first name of the patient. */
const senders = [
  ['sanne', 'Sanne'],
  ['sanne', 'Daan'],
  ['sanne', 'Lotte'],
  ['daan', 'Daan'],
  ['bram', 'Bram'],
  ['jan', 'Jan'],
  ['jan', 'Jan'],
  ['fatima', 'Fatima'],
  ['mila', 'Mila'],
  ['piet', 'Piet'],
  ['noor', 'Noor'],
  ['noor', 'Noor'],
  ['tom', 'Tom'],
  ['emma', 'Emma'],
  ['henk', 'Henk'],
] as const satisfies readonly (readonly [string, string])[];

const care = [
  'Ziekenhuis',
  'Huisarts',
  'Medicijnen',
  'Laboratorium',
  'Fysiotherapie',
  'Tandarts',
  'Hulpmiddelen',
  'Psycholoog',
] as const satisfies readonly Zorgsoort[];

/** Actions of people between two rounds of requests: claims and payments. */
export interface Life {
  /** Sends `count` claims for care in the weeks before a day. */
  readonly sendIn: (day: Temporal.PlainDate, count: number) => Promise<void>;
  readonly giveAccount: (roepnaam: string) => Promise<void>;
  /** Registers the end of a persona's policy on a day (`yyyy-mm-dd`). */
  readonly leave: (roepnaam: string, until: string) => Promise<void>;
  /** Withdraws a care provider's bill, now and then one that cannot be withdrawn. */
  readonly takeBack: (now: Temporal.Instant) => Promise<void>;
  /** Pays some of the open requests, or fails to. */
  readonly payOf: (answers: DayAnswers) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const startPaymentProvider = startCheckout;

/** Creates people with random but seeded behaviour. */
export function createLife(insurer: TestProvider, checkout: Checkout, seed: number): Life {
  const random = createRandom(seed);
  // People who left send no more claims.
  const gone = new Set<string>();
  return {
    sendIn: async (day, count) => {
      for (let i = 0; i < count; i += 1) await sendOne(insurer, random, { day, number: i, gone });
    },
    giveAccount: async (roepnaam) => {
      await insurer.sql(`UPDATE insurer.relatie SET iban = '${ibanOf(4_000)}'
        WHERE relatienummer = '${numberOf(roepnaam)}'`);
    },
    leave: async (roepnaam, until) => {
      gone.add(roepnaam);
      await insurer.sql(`UPDATE insurer.polis SET geldig_tot = '${until}'
        WHERE verzekeringsnemer = '${numberOf(roepnaam)}'`);
    },
    payOf: async ({ viewers }) => {
      for (const { who, betaalverzoeken } of viewers) {
        const [betaalverzoek] = betaalverzoeken;
        if (!betaalverzoek || !random.chance(0.3)) continue;
        const service = serviceIdFrom(
          redirectFrom(await pay(insurer, who, betaalverzoek.betalingsKenmerk)),
        );
        const betaling = checkout.betalingen.get(service);
        if (!betaling) throw new Error('The payment provider does not know the payment');
        betaling.status = random.choose(['paid', 'paid', 'paid', 'failed', 'open']);
        await report(insurer, service);
      }
      await insurer.jobs.run('paymentNotice');
    },
    takeBack: async (now) => {
      const desk = createZorgverlenerBillsDesk(insurer.logins, () => now);
      const [one, ...more] = (await desk.list()).filter(({ taken }) => !taken);
      if (one) await desk.takeBack(random.choose([one, ...more]));
    },
    stop: checkout.close,
  };
}

interface Sending {
  readonly day: Temporal.PlainDate;
  readonly number: number;
  readonly gone: ReadonlySet<string>;
}

async function sendOne(
  insurer: TestProvider,
  random: RandomSource,
  { day, number, gone }: Sending,
): Promise<void> {
  const [first, ...more] = senders.filter(([, name]) => !gone.has(name));
  if (!first) return;
  const [as, roepnaam] = random.choose<readonly [string, string]>([first, ...more]);
  const cents = 1_500 + random.below(45_000);
  const fields = fieldsFor(roepnaam, {
    zorgsoort: random.choose(care),
    behandelDatum: day.subtract({ days: random.below(25) }).toString(),
    bedrag: toDecimalText(cents),
    notaNummer: `O${day.toString()}-${number}`,
  });
  const nummer = await send(insurer, as, fields);
  if (nummer === undefined) throw new Error(`A claim of ${as} was not taken`);
  // Some people send a nota twice despite the warning.
  if (random.chance(0.15)) await send(insurer, as, fields);
}

async function send(
  insurer: TestProvider,
  as: string,
  fields: FieldValues,
): Promise<string | undefined> {
  const { nummer, validationMessages } = parseResponse(
    await sendRequest(insurer, as, toFormData(fields)),
  );
  if (nummer !== undefined) return nummer;
  const bevestigd = validationMessages.messages.map(({ code }) => code);
  const again = await sendRequest(insurer, as, toFormData({ ...fields, bevestigd }));
  return parseResponse(again).nummer;
}

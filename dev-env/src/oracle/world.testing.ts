import type { AnswerCall } from '@mijn/contract/calls';
import { toDecimalText } from '@mijn/domain/money';
import { createRandom } from '@mijn/domain/random.testing';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';
import { httpConnection } from '@mijn/gateway/provider/connection';
import { startCheckout } from '@mijn/provider/betalingen/checkout.testing';
import { pay, redirectFrom, report, serviceIdFrom } from '@mijn/provider/betalingen/pay.testing';
import {
  type FieldValues,
  fieldsFor,
  parseResponse,
  sendRequest,
  toFormData,
} from '@mijn/provider/declaraties/submit/submit.testing';
import { moveDay } from '@mijn/provider/time';
import {
  createToken,
  numberOf,
  sampleData,
  sampleDay,
  startTestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import { createZorgverlenerBillsService } from '@mijn/provider/zorgverlenerBills';
import { withHistory } from '@mijn/testdata/history';
import { createIncassoBank } from '@mijn/testdata/incassoBank';
import { personas } from '@mijn/testdata/personas';
import { ibanOf } from '@mijn/testdata/toRelatie';
import { askEverything, askWith, type DayAnswers, type ViewerAnswers } from './ask.ts';

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

const now = (): Temporal.Instant => Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
// No job runs during a round of requests: all responses of a day are of one state.
const held = { startProcessingAfterMs: 3_600_000, assessAfterMs: 3_600_000 };
const quiet = { reconcilePausesMs: [3_600_000], patienceMs: 2_000 };

/** Events between two rounds of requests, besides seeded claims and payments. */
export interface Events {
  readonly days: number;
  /** Number of claims. */
  readonly claims: number;
  /** First names of people whose policy ends in a week. */
  readonly leave?: readonly string[];
  /** First names of people who give an account at the start. */
  readonly account?: readonly string[];
  /** First names of people whose account was changed on the last day, so that payouts to it are held. */
  readonly changedAccount?: readonly string[];
}

/**
 * Starts an insurer that is queried, with the personas and their history, whose day moves; the seed decides
 * what people do.
 * @param assumeEigenRisico2027 whether own risk of 2027 is known
 */
export async function startOracleWorld(seed: number, assumeEigenRisico2027: boolean) {
  const checkout = await startCheckout();
  const paymentProvider = checkout.config(quiet);
  const config = { pace: held, now, paymentProvider, assumeEigenRisico2027, jobsHeld: true };
  const insurer = await startTestProvider(config, {}, withHistory(sampleData, sampleDay));
  const random = createRandom(seed);
  const gone = new Set<string>();
  let day = sampleDay;
  const incassoBank = createIncassoBank();
  const askedCalls = new Set<string>();
  const connection = httpConnection(insurer.url);
  const answer: AnswerCall = (name, ...rest) => {
    askedCalls.add(name);
    return connection.ask(name, ...rest);
  };

  const send = async (as: string, fields: FieldValues): Promise<boolean> => {
    const request = (more: FieldValues) => sendRequest(insurer, as, toFormData(more));
    const { nummer, validationMessages } = parseResponse(await request(fields));
    if (nummer !== undefined) return true;
    const bevestigd = validationMessages.messages.map(({ code }) => code);
    return parseResponse(await request({ ...fields, bevestigd })).nummer !== undefined;
  };

  const sendClaim = async (number: number): Promise<void> => {
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
    if (!(await send(as, fields))) throw new Error(`A claim of ${as} was not taken`);
    // Some people send a nota twice despite the warning.
    if (random.chance(0.15)) await send(as, fields);
  };

  const paySome = async ({ viewers }: DayAnswers): Promise<void> => {
    for (const { who, betaalverzoeken } of viewers) {
      const [betaalverzoek] = betaalverzoeken;
      if (!betaalverzoek || !random.chance(0.3)) continue;
      const started = await pay(insurer, who, betaalverzoek.betalingsKenmerk);
      const service = serviceIdFrom(redirectFrom(started));
      const betaling = checkout.betalingen.get(service);
      if (!betaling) throw new Error('The payment provider does not know the payment');
      betaling.status = random.choose(['paid', 'paid', 'paid', 'failed', 'open']);
      await report(insurer, service);
    }
    await insurer.jobs.run('paymentNotice');
  };

  const takeBackBill = async (): Promise<void> => {
    const service = createZorgverlenerBillsService(insurer.logins, now);
    const [one, ...more] = (await service.list()).filter(({ taken }) => !taken);
    if (one) await service.takeBack(random.choose([one, ...more]));
  };

  const setAccounts = async (names: readonly string[] = [], from = 'NULL'): Promise<void> => {
    for (const name of names) {
      await insurer.sql(`UPDATE insurer.relatie SET iban = '${ibanOf(4_000)}', uitbetalen_vanaf = ${from}
        WHERE relatienummer = '${numberOf(name)}'`);
    }
  };

  return {
    /** Requests everything of today, as these personas. */
    ask: async (who: readonly string[]): Promise<DayAnswers> => {
      const viewers: ViewerAnswers[] = [];
      for (const { key, bsn } of personas.filter((one) => who.includes(one.key))) {
        const ask = askWith(answer, () => createToken(bsn));
        viewers.push(await askEverything(ask, key, day.toString()));
      }
      return { day: day.toString(), viewers };
    },
    /** Moves from the day of these answers: people pay and send claims, and all due jobs run. */
    live: async (answers: DayAnswers, events: Events): Promise<void> => {
      await setAccounts(events.account);
      for (const name of events.leave ?? []) {
        gone.add(name);
        await insurer.sql(`UPDATE insurer.polis SET geldig_tot = '${day.add({ days: 7 }).toString()}'
          WHERE verzekeringsnemer = '${numberOf(name)}'`);
      }
      await paySome(answers);
      day = await moveDay(insurer.logins, events.days, { incassoBank, now });
      await setAccounts(events.changedAccount, `'${day.add({ days: 2 }).toString()}'`);
      for (let i = 0; i < events.claims; i += 1) await sendClaim(i);
      await insurer.jobs.runAll();
      await takeBackBill();
    },
    askedCalls,
    stop: async () => {
      await insurer.stop();
      await checkout.close();
    },
  };
}

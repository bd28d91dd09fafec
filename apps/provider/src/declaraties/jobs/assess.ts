import { assessDeclaratie } from '../assess/assessDeclaratie.ts';
import { eigenRisicoKey, usageOf } from '../assess/usage.ts';
import { UnknownEigenRisicoError } from '../assess/yearEigenRisico.ts';
import { meldingNoAccount } from '../assess/meldingen.ts';
import type { Assessment, LineMelding, LineOutcome } from '../assess/shapes.ts';
import {
  addLine,
  addPayout,
  type Facts,
  getFacts,
  type ToAssess,
  lockDeclaratie,
} from './assess.queries.ts';
import { markSettled } from './step.queries.ts';
import { markWaiting } from './waiting.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

// Undefined where the own risk of its year is not known yet: then the claim has to wait for that.
function verdict(declaratie: ToAssess, facts: Facts): Assessment | undefined {
  try {
    return verdictOn(declaratie, facts);
  } catch (error) {
    if (error instanceof UnknownEigenRisicoError) return undefined;
    throw error;
  }
}

function verdictOn(declaratie: ToAssess, facts: Facts): Assessment {
  return assessDeclaratie({
    submittedOn: declaratie.submittedDay,
    person: { geboorteDatum: facts.geboortedatum, insurances: facts.insurances },
    coverages: facts.coverages,
    eigenRisicoAmounts: facts.amounts,
    usage: usageOf(facts.usage, facts.sharedUsage, declaratie.boekjaar),
    inTermijnen: facts.brandInTermijnen
      ? [eigenRisicoKey(facts.brandInTermijnen, declaratie.boekjaar)]
      : [],
    regels: [
      {
        zorgsoort: declaratie.zorgsoort,
        behandelDatum: declaratie.treatmentDay,
        bedrag: declaratie.bedrag,
        aantal: 1,
        buitenland: declaratie.buitenland,
      },
    ],
  });
}

function withMelding(line: LineOutcome, melding: LineMelding): LineOutcome {
  return { ...line, meldingen: [...line.meldingen, melding] };
}

/**
 * Judges a claim that is IN_BEHANDELING and writes it all in this transaction: lines, remarks, steps,
 * payout, AFGEHANDELD. Does nothing when it is judged already, withdrawn or with a person; where the own
 * risk of its year is not known it waits for that. `now` is real time.
 * @throws Error when the claim is not taken up yet.
 */
export async function assess(
  transaction: JobTransaction,
  nummer: string,
  now: Temporal.Instant,
): Promise<void> {
  const declaratie = await lockDeclaratie(transaction, nummer);
  if (!declaratie || declaratie.withdrawn || declaratie.status === 'AFGEHANDELD') return;
  if (declaratie.status !== 'IN_BEHANDELING')
    throw new Error(`Claim ${nummer} is not taken up yet`);
  if (declaratie.wacht_op === 'medewerker') return;
  const facts = await getFacts(transaction, declaratie);
  const assessment = verdict(declaratie, facts);
  if (!assessment) {
    await markWaiting(transaction, nummer, 'eigenRisico');
    return;
  }
  const { regels } = assessment;
  // A care provider is paid by itself; what of it is the person's own comes on an invoice.
  const bedrag =
    declaratie.soort_indiener === 'Zorgverlener'
      ? 0
      : regels.reduce((sum, { amounts }) => sum + amounts.uitgekeerd, 0);
  const account = facts.account ?? { relatienummer: declaratie.relatienummer, iban: null };
  const withoutAccount = bedrag > 0 && account.iban === null;
  for (const [i, line] of regels.entries()) {
    const complete = withoutAccount ? withMelding(line, meldingNoAccount(bedrag)) : line;
    await addLine(transaction, declaratie, i + 1, complete);
  }
  if (bedrag > 0) await addPayout(transaction, { nummer, bedrag, ...account }, now);
  await markSettled(transaction, nummer, now);
}

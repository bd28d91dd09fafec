import { toDecimalText } from '@mijn/domain/money';
import type { SubmittedLine } from '@mijn/contract/submittedLines';
import type { VerwachteVergoedingResponse } from '@mijn/contract/verwachteVergoeding';
import { type Answer, type TestProvider, numberOf } from '../../testing/trialProvider.testing.ts';
import { type FieldValues, fieldsFor } from './submit.testing.ts';

/** Returns a line: day, kind of care and amount in euros. */
export function lineOf(behandelDatum: string, zorgsoort: string, bedrag: string): SubmittedLine {
  return { behandelDatum, zorgsoort, bedrag };
}

/**
 * Returns the fields of a bill with several lines, whose core fields summarize them as the contract
 * requires.
 */
export function fieldsWithLines(
  roepnaam: string,
  regels: readonly SubmittedLine[],
  otherwise: FieldValues = {},
): FieldValues {
  const [first] = regels;
  const cents = regels.reduce((sum, { bedrag }) => sum + Math.round(Number(bedrag) * 100), 0);
  return fieldsFor(roepnaam, {
    behandelDatum: first?.behandelDatum,
    zorgsoort: first?.zorgsoort,
    bedrag: toDecimalText(cents),
    regels: JSON.stringify(regels),
    ...otherwise,
  });
}

/** Requests the expected payout of lines that are not sent in. */
export function requestExpectedPayout(
  insurer: Pick<TestProvider, 'request'>,
  as: string,
  roepnaam: string,
  regels: readonly SubmittedLine[],
): Promise<Answer> {
  return insurer.request('/uitbreidingen/declaraties/verwachting', as, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ relatienummer: numberOf(roepnaam), regels }),
  });
}

/** Returns the parsed answer; throws unless the call succeeds. */
export async function expected(
  ...asked: Parameters<typeof requestExpectedPayout>
): Promise<VerwachteVergoedingResponse> {
  const { status, text } = await requestExpectedPayout(...asked);
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  const answer: VerwachteVergoedingResponse = JSON.parse(text);
  return answer;
}

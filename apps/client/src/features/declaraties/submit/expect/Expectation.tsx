import { formatAmount } from '@mijn/domain/money';
import { Skeleton } from '@mijn/ui/Skeleton';
import { Stack } from '@mijn/ui/Stack';
import * as notaWords from '../../../../generated/texts/nota.js';
import { Stairs } from '../../detail/Calculation.tsx';
import type { RuleContext } from '../fields/fields.ts';
import type { ClaimState } from '../state/claim.ts';
import type { Person } from '../steps/StepFrame.tsx';
import { type Expected, toCalculated } from './expected.ts';
import s from './Expectation.module.css';
import { useExpected } from './useExpected.ts';

const leftOut: Readonly<Record<string, () => string>> = {
  afgeschermd: notaWords.expectHidden,
  gedeeldBudget: notaWords.expectShared,
  eigenRisicoOnbekend: notaWords.expectUnknown,
};

interface ToldProps {
  readonly expected: Expected;
  readonly name: string;
  readonly language: RuleContext['language'];
}

function Told({ expected: { verwachting, weggelaten }, name, language }: ToldProps) {
  if (!verwachting) return <p>{(leftOut[weggelaten ?? ''] ?? notaWords.expectFailed)()}</p>;
  const { bedragUitgekeerd } = verwachting.totaal;
  const amount = formatAmount(bedragUitgekeerd, language);
  return (
    <Stack>
      <p className={s['answer']}>
        {bedragUitgekeerd > 0 ? notaWords.expectGet({ amount }) : notaWords.expectNothing()}
      </p>
      <p>{notaWords.expectIs()}</p>
      <Stairs
        regels={verwachting.regels.map((line) => toCalculated(line, name))}
        lastStep="expected"
      />
    </Stack>
  );
}

interface ExpectationProps {
  /** Whether the insurer warned that the same bill was submitted before. */
  readonly isDuplicate?: boolean;
  readonly claim: ClaimState;
  readonly context: RuleContext;
  readonly people: readonly Person[];
}

/** The expected reimbursement before submitting: calculated by the insurer, and only an expectation. */
export function Expectation({ isDuplicate = false, claim, context, people }: ExpectationProps) {
  const result = useExpected(claim, context);
  // The insurer has no such call.
  if (result?.succeeded === false && result.problem === 'missing') return null;
  const who = people.find(({ relatienummer }) => relatienummer === claim.form.values.declarant);
  return (
    <section className={s['expectation']}>
      <h2>{notaWords.expectTitle()}</h2>
      {isDuplicate && <p>{notaWords.expectDuplicate()}</p>}
      {!isDuplicate && !result && <Skeleton kind="surface" text={notaWords.expectBusy()} />}
      {!isDuplicate && result && !result.succeeded && <p>{notaWords.expectFailed()}</p>}
      {!isDuplicate && result?.succeeded && (
        <Told
          expected={result.value}
          name={who?.opgemaakteNaam ?? ''}
          language={context.language}
        />
      )}
    </section>
  );
}

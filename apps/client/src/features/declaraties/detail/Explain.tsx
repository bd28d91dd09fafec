import { Disclosure } from '@mijn/ui/Disclosure';
import { formatAmount } from '@mijn/domain/money';
import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { useAppEnvironment } from '../../../api/environment.ts';
import { InsurerTerm } from '../../../help/InsurerTerm.tsx';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import { stepWords } from '../../../help/meldingen/meldingWords.ts';
import { SaidWords } from '../../../help/figures/SaidWords.tsx';
import type { DeclaratieLine } from './declaratieDetail.ts';
import s from './Explain.module.css';

const names: Readonly<Record<string, () => string>> = {
  gedeclareerd: m.stepDeclared,
  nietVergoed: m.stepNotCovered,
  wettelijkeBijdrage: words.wettelijkeBijdrage,
  eigenRisico: m.stepEigenRisico,
  uitgekeerd: m.stepPaidOut,
};

const ends = new Set(['gedeclareerd', 'uitgekeerd']);

export type ExplainedLine = Pick<
  DeclaratieLine,
  | 'behandelDatum'
  | 'declarant'
  | 'prestatie'
  | 'zorgSoort'
  | 'gedeclareerdBedrag'
  | 'eigenRisicoBedrag'
  | 'eigenRisicoInTermijnen'
  | 'uitgekeerdBedrag'
  | 'meldingen'
  | 'stappen'
>;

type CalculationStep = DeclaratieLine['stappen'][number];

function amountOf({ stap, bedrag }: CalculationStep, language: Language): string {
  return formatAmount(ends.has(stap) ? bedrag : -bedrag, language);
}

function StepExplanation({
  stap,
  line,
}: {
  readonly stap: CalculationStep;
  readonly line: ExplainedLine;
}) {
  const { language } = useAppEnvironment();
  const nothing = stap.bedrag === 0 && !ends.has(stap.stap);
  const said = stap.uitleg ? stepWords(stap.uitleg, line, language) : undefined;
  return (
    <li className={s['step']}>
      <div className={s['header']}>
        <strong>{names[stap.stap]?.() ?? stap.stap}</strong>
        <span className={s['amount']}>{amountOf(stap, language)}</span>
      </div>
      {said ? (
        <p lang={said.lang}>
          <SaidWords said={said} />
        </p>
      ) : (
        nothing && <p>{m.stepNothing()}</p>
      )}
    </li>
  );
}

/** The insurer's own explanation of the steps, line by line; renders nothing without one. */
export function Explain({ regels }: { readonly regels: readonly ExplainedLine[] }) {
  const { language } = useAppEnvironment();
  const including = regels.filter(({ stappen }) => stappen.length > 0);
  if (including.length === 0) return null;
  return (
    <Disclosure title={words.explain()}>
      <p>{m.explanationOrder()}</p>
      {including.map((line, i) => (
        <section key={`${line.behandelDatum}-${i}`}>
          {including.length > 1 && (
            <h3>
              {formatDay(line.behandelDatum, language)}{' '}
              {line.prestatie && <InsurerTerm text={line.prestatie} />}
            </h3>
          )}
          <ol className={s['steps']}>
            {line.stappen.map((step) => (
              <StepExplanation key={step.stap} stap={step} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </Disclosure>
  );
}

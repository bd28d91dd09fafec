import { Amount } from '@mijn/ui/Amount';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/explain.js';
import * as words from '../../../generated/texts/shared.js';
import { type RemarkedLine, stepWords } from '../../../help/meldingen/meldingWords.ts';
import { toRemarked } from '../toRemarked.ts';
import { SaidWords } from '../../../help/figures/SaidWords.tsx';
import type { BehindLine } from '../getZorgkosten.ts';
import s from './Explained.module.css';

const names: Readonly<Record<string, () => string>> = {
  gedeclareerd: m.stepDeclared,
  nietVergoed: m.stepNotCovered,
  wettelijkeBijdrage: words.wettelijkeBijdrage,
  eigenRisico: m.stepEigenRisico,
  vergoed: m.stepReimbursed,
};

const ends = new Set(['gedeclareerd', 'vergoed']);

// Leaves out steps of zero without a reason.
const tells = ({ stap, bedrag, uitleg }: BehindLine['stappen'][number]): boolean =>
  ends.has(stap) || bedrag !== 0 || uitleg !== null;

interface StepProps {
  readonly step: BehindLine['stappen'][number];
  readonly line: RemarkedLine;
}

function Step({ step: { stap, bedrag, uitleg }, line }: StepProps) {
  const { language } = useAppEnvironment();
  const isEnd = ends.has(stap);
  const said = uitleg ? stepWords(uitleg, line, language) : undefined;
  return (
    <li className={s['step']}>
      <div className={s['header']}>
        <strong>{names[stap]?.() ?? stap}</strong>
        <strong className={s['amount']}>
          <Amount cents={isEnd || bedrag === 0 ? bedrag : -bedrag} />
        </strong>
      </div>
      {said && (
        <p lang={said.lang}>
          <SaidWords said={said} />
        </p>
      )}
    </li>
  );
}

/** The steps from cost to reimbursement, each with its reason. */
export function Steps({ behind, name }: { readonly behind: BehindLine; readonly name: string }) {
  const { behandelDatum } = behind;
  const line = toRemarked(behind, { declarant: name, behandelDatum });
  return (
    <ol className={s['steps']}>
      {behind.stappen.filter(tells).map((step) => (
        <Step key={step.stap} step={step} line={line} />
      ))}
    </ol>
  );
}

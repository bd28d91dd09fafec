import { cost, type Parts } from '@mijn/domain/zorgkostenParts';
import { Answer } from '@mijn/ui/Answer';
import { useUiContext } from '@mijn/ui/UiProvider';
import { ChartColumn } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/zorgkosten.js';
import { firstWords } from './firstWords.ts';
import type { Whose } from './nothingWords.ts';
import { ownWords } from './ownWords.ts';

interface FirstLineProps extends Whose {
  readonly parts: Parts;
  /** Own risk that is paid in terms, cents: not reimbursed, and yet not held back. */
  readonly inTermijnen: number;
  readonly withEigenRisico: boolean;
}

/** What the care of a year cost, and what of it was one's own, in a sentence each. */
export function FirstLine({ parts, inTermijnen, withEigenRisico, ...whose }: FirstLineProps) {
  const { formatAmount } = useUiContext();
  const { language } = useAppEnvironment();
  const title = firstWords(parts, whose, language);
  if (cost(parts) === 0) {
    return (
      <Answer kind="info" icon={ChartColumn} title={title}>
        <p>{m.answerZero()}</p>
      </Answer>
    );
  }
  return (
    <Answer kind="info" icon={ChartColumn} title={title}>
      <p>{ownWords(parts, whose.year, withEigenRisico, language)}</p>
      {withEigenRisico && inTermijnen > 0 && (
        <p>{m.answerTermijnen({ bedrag: formatAmount(inTermijnen) })}</p>
      )}
    </Answer>
  );
}

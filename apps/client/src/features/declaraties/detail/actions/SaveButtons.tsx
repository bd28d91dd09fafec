import { pathOfConfirmation, pathOfDecision } from '@mijn/domain/filePaths';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as m from '../../../../generated/texts/actions.js';
import * as words from '../../../../generated/texts/shared.js';
import { PrintButton } from '../../../../help/PrintButton.tsx';
import type { DeclaratieDetail } from '../declaratieDetail.ts';

type SaveButtonsProps = Pick<DeclaratieDetail, 'nummer' | 'reacties' | 'soortIndiener'> & {
  /** Whether the claim is decided, and the insurer makes a letter of it. */
  readonly withLetter: boolean;
};

/**
 * Downloads and printing: the decision, or until there is one the confirmation, when the insurer makes them
 * and a person submitted the claim.
 */
export function SaveButtons({ nummer, reacties, soortIndiener, withLetter }: SaveButtonsProps) {
  const { language } = useAppEnvironment();
  const pathOf = withLetter ? pathOfDecision : pathOfConfirmation;
  const withConfirmation = reacties !== null && soortIndiener !== 'Zorgverlener';
  return (
    <ButtonGroup row>
      {(withLetter || withConfirmation) && (
        <a
          href={pathOf(nummer, language)}
          download
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          {withLetter ? m.letter() : m.pdf()}
        </a>
      )}
      <PrintButton variant="secondary" small>
        {words.print()}
      </PrintButton>
    </ButtonGroup>
  );
}

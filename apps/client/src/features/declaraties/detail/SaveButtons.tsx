import { pathOfConfirmation, pathOfDecision } from '@mijn/domain/filePaths';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Printer } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';

type SaveButtonsProps = Pick<DeclaratieDetail, 'nummer' | 'reacties' | 'soortIndiener'> & {
  /** The claim is decided, and the insurer makes a letter of that. */
  readonly withLetter: boolean;
};

/**
 * To keep: the decision as a letter and the confirmation, where the insurer makes them and a person sent
 * the claim in; and the page on paper.
 */
export function SaveButtons({ nummer, reacties, soortIndiener, withLetter }: SaveButtonsProps) {
  const { taal } = useAppEnvironment();
  const secondary = buttonClass({ variant: 'secondary' });
  return (
    <ButtonGroup>
      {withLetter && (
        <a href={pathOfDecision(nummer, taal)} download className={secondary}>
          {m.letter()}
        </a>
      )}
      {reacties !== null && soortIndiener !== 'Zorgverlener' && (
        <a href={pathOfConfirmation(nummer, taal)} download className={secondary}>
          {m.pdf()}
        </a>
      )}
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {words.print()}
      </Button>
    </ButtonGroup>
  );
}

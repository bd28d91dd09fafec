import { pathOfConfirmation } from '@mijn/domain/paths';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Printer } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';

type Te = Pick<DeclaratieDetail, 'nummer' | 'reacties' | 'soortIndiener'>;

/**
 * To keep: the confirmation as a PDF where the insurer makes one and a person sent the claim in, and
 * the page on paper.
 */
export function SaveButtons({ nummer, reacties, soortIndiener }: Te) {
  const { taal } = useAppEnvironment();
  return (
    <ButtonGroup>
      {reacties !== null && soortIndiener !== 'Zorgverlener' && (
        <a
          href={pathOfConfirmation(nummer, taal)}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          {m.pdf()}
        </a>
      )}
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {words.print()}
      </Button>
    </ButtonGroup>
  );
}

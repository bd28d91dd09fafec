import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Stack } from '@mijn/ui/Stack';
import { FileText, Files } from 'lucide-react';
import { useRef } from 'react';
import * as notaWords from '../../../../generated/texts/nota.js';
import { notaLabel } from './notaLabel.ts';
import { severalId } from './severalId.ts';
import type { Submission } from '../state/useSubmission.ts';

type SeveralNotasProps = Pick<Submission, 'claim' | 'report' | 'context'>;

/** Choice of the bill to submit out of several, or that they are one; renders nothing when there is one. */
export function SeveralNotas({ claim, report, context }: SeveralNotasProps) {
  const place = useRef<HTMLDivElement>(null);
  const { reading } = claim;
  const { language } = context;
  const choose = (at: number | undefined) => {
    report({ kind: 'notaChosen', at, language });
    // The buttons disappear, so reading continues from here.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {reading.kind === 'several' && (
        <Alert kind="warning" title={notaWords.severalTitle({ count: reading.notas.length })}>
          <Stack space="tight">
            <p>{notaWords.severalText()}</p>
            <ButtonGroup>
              {reading.notas.map((nota, at) => (
                <Button
                  key={at}
                  id={at === 0 ? severalId : undefined}
                  small
                  variant="secondary"
                  icon={FileText}
                  onClick={() => choose(at)}
                >
                  {notaLabel(nota, at, language)}
                </Button>
              ))}
              <Button small variant="subtle" icon={Files} onClick={() => choose(undefined)}>
                {notaWords.severalOne()}
              </Button>
            </ButtonGroup>
          </Stack>
        </Alert>
      )}
    </div>
  );
}

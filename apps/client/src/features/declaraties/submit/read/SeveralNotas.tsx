import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Stack } from '@mijn/ui/Stack';
import { FileText, Files } from 'lucide-react';
import { useRef } from 'react';
import * as m from '../../../../generated/texts/nota.js';
import type { ReadNota } from '../../nota/nota.ts';
import { severalId } from './severalId.ts';
import type { Submission } from '../state/useSubmission.ts';

function describe(nota: ReadNota, at: number, language: Language): string {
  const day = nota.regels[0]?.behandelDatum?.waarde;
  const cents = nota.totaal?.waarde;
  return [
    nota.naamZorgverlener?.waarde ?? m.severalNota({ number: at + 1 }),
    day && formatDay(day, language),
    cents !== undefined && formatAmount(cents, language),
  ]
    .filter(Boolean)
    .join(', ');
}

type SeveralNotasProps = Pick<Submission, 'claim' | 'report' | 'context'>;

/** Several bills in one go: which one is sent in now, or that they are one. Nothing where there is one. */
export function SeveralNotas({ claim, report, context }: SeveralNotasProps) {
  const place = useRef<HTMLDivElement>(null);
  const { reading } = claim;
  const { language } = context;
  const choose = (at: number | undefined) => {
    report({ kind: 'notaChosen', at, language });
    // The buttons go; what follows is read from here.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {reading.kind === 'several' && (
        <Alert kind="warning" title={m.severalTitle({ count: reading.notas.length })}>
          <Stack space="tight">
            <p>{m.severalText()}</p>
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
                  {describe(nota, at, language)}
                </Button>
              ))}
              <Button small variant="subtle" icon={Files} onClick={() => choose(undefined)}>
                {m.severalOne()}
              </Button>
            </ButtonGroup>
          </Stack>
        </Alert>
      )}
    </div>
  );
}

import { pathOfConfirmation } from '@mijn/domain/filePaths';
import { pathOfDeclaratie, pages } from '@mijn/domain/paths';
import { settlementWorkdays } from '@mijn/domain/constants';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { Page } from '@mijn/ui/Page';
import { CircleCheckBig } from 'lucide-react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as words from '../../../../generated/texts/shared.js';
import * as later from '../../../../generated/texts/steps.js';

/** Confirms a claim that was sent in without script: its number, what happens next, and the way on. */
export function PlainSent({ number }: { readonly number?: string | undefined }) {
  const { language } = useAppEnvironment();
  return (
    <Page narrow title={later.doneTitle()} eyebrow={words.submitDeclaratie()}>
      <Answer
        kind="positive"
        icon={CircleCheckBig}
        title={number ? later.doneNumber({ nummer: number }) : later.doneReceived()}
      >
        <p>{number ? later.doneText() : later.doneTextNoNumber()}</p>
      </Answer>
      <Card title={later.doneNext()}>
        <ol>
          <li>{later.doneStep1()}</li>
          <li>{later.doneStep2({ workdays: settlementWorkdays.plain })}</li>
        </ol>
      </Card>
      <ButtonGroup>
        <a
          href={number ? pathOfDeclaratie(number) : pages.declaraties.path}
          className={buttonClass()}
        >
          {number ? later.view() : later.toDeclaraties()}
        </a>
        {number && (
          <a
            href={pathOfConfirmation(number, language)}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            {words.saveAsPdf()}
          </a>
        )}
        <a href={pages.declaratieIndienen.path} className={buttonClass({ variant: 'secondary' })}>
          {later.another()}
        </a>
      </ButtonGroup>
    </Page>
  );
}

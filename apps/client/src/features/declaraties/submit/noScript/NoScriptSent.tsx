import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import { pathOfConfirmation } from '@mijn/domain/filePaths';
import { pathOfDeclaratie, pages } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import { CircleCheckBig } from 'lucide-react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { PostForm } from '../../../../forms/PostForm.tsx';
import { RemainingInFile } from '../wizard/Confirmation.tsx';
import { receivedText, resultText } from '../send/expected.ts';
import { noScriptForm } from './formFields.ts';
import { writeKept } from './postedFiles.ts';
import type { SentClaim } from './sent.ts';

// The files of the next bill need not be chosen again.
function NextNota({ files }: { readonly files: SentClaim['later'] }) {
  return (
    <Card title={wizardWords.plainNextTitle()}>
      <PostForm
        name={noScriptForm.name}
        action={pages.declaratieIndienen.path}
        encType="multipart/form-data"
      >
        <Stack>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                {file.name}
                <input type="hidden" name={noScriptForm.keptId} value={file.id} />
                <input type="hidden" name={noScriptForm.kept} value={writeKept(file)} />
              </li>
            ))}
          </ul>
          <Button type="submit">{m.plainNext()}</Button>
        </Stack>
      </PostForm>
    </Card>
  );
}

// Its file went with this claim and has to be added again, and its submitted bills are no longer offered.
function RemainingNota({ before }: Pick<SentClaim, 'before'>) {
  return (
    <PostForm
      name={noScriptForm.name}
      action={pages.declaratieIndienen.path}
      encType="multipart/form-data"
    >
      <input type="hidden" name={noScriptForm.begin} value="1" />
      {before.map((label, at) => (
        <input key={at} type="hidden" name={noScriptForm.before} value={label} />
      ))}
      <Button type="submit">{m.plainNext()}</Button>
    </PostForm>
  );
}

/** Confirms a claim that was submitted without script: its expected payout, its number, and links. */
export function NoScriptSent(sent: SentClaim) {
  const { nummer: number, verwachtOp, bedrag, payout, later: files, left, before } = sent;
  const { language } = useAppEnvironment();
  const isDone = files.length === 0 && left.length === 0;
  return (
    <Page narrow title={wizardWords.doneTitle()} eyebrow={words.submitDeclaratie()}>
      <Answer kind="positive" icon={CircleCheckBig} title={receivedText(bedrag, language)}>
        <p>{resultText(payout, verwachtOp, language)}</p>
        {number && <p>{wizardWords.doneNumber({ nummer: number })}</p>}
        {isDone && <p>{m.doneNoMore()}</p>}
      </Answer>
      <RemainingInFile
        labels={left}
        again
        action={files.length === 0 && <RemainingNota before={before} />}
      />
      {files.length > 0 && <NextNota files={files} />}
      <ButtonGroup>
        <a
          href={number ? pathOfDeclaratie(number) : pages.declaraties.path}
          className={buttonClass({ variant: isDone ? 'primary' : 'secondary' })}
        >
          {number ? wizardWords.view() : wizardWords.toDeclaraties()}
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
          {wizardWords.another()}
        </a>
      </ButtonGroup>
    </Page>
  );
}

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
import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { LeftInFile } from '../steps/LeftInFile.tsx';
import { receivedText, resultText } from '../steps/resultText.ts';
import { plainForm } from './plainForm.ts';
import { writeKept } from './postedFiles.ts';
import type { SentClaim } from './sent.ts';

// The files of the next bill need not be chosen again.
function NextNota({ files }: { readonly files: SentClaim['later'] }) {
  return (
    <Card title={stepsWords.plainNextTitle()}>
      <PostForm
        name={plainForm.name}
        action={pages.declaratieIndienen.path}
        encType="multipart/form-data"
      >
        <Stack>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                {file.name}
                <input type="hidden" name={plainForm.keptId} value={file.id} />
                <input type="hidden" name={plainForm.kept} value={writeKept(file)} />
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
function LeftNota({ before }: Pick<SentClaim, 'before'>) {
  return (
    <PostForm
      name={plainForm.name}
      action={pages.declaratieIndienen.path}
      encType="multipart/form-data"
    >
      <input type="hidden" name={plainForm.begin} value="1" />
      {before.map((label, at) => (
        <input key={at} type="hidden" name={plainForm.before} value={label} />
      ))}
      <Button type="submit">{m.plainNext()}</Button>
    </PostForm>
  );
}

/** Confirms a claim that was submitted without script: its expected payout, its number, and links. */
export function PlainSent(sent: SentClaim) {
  const { nummer: number, verwachtOp, bedrag, payout, later: files, left, before } = sent;
  const { language } = useAppEnvironment();
  const isDone = files.length === 0 && left.length === 0;
  return (
    <Page narrow title={stepsWords.doneTitle()} eyebrow={words.submitDeclaratie()}>
      <Answer kind="positive" icon={CircleCheckBig} title={receivedText(bedrag, language)}>
        <p>{resultText(payout, verwachtOp, language)}</p>
        {number && <p>{stepsWords.doneNumber({ nummer: number })}</p>}
        {isDone && <p>{m.doneNoMore()}</p>}
      </Answer>
      <LeftInFile labels={left} again action={files.length === 0 && <LeftNota before={before} />} />
      {files.length > 0 && <NextNota files={files} />}
      <ButtonGroup>
        <a
          href={number ? pathOfDeclaratie(number) : pages.declaraties.path}
          className={buttonClass({ variant: isDone ? 'primary' : 'secondary' })}
        >
          {number ? stepsWords.view() : stepsWords.toDeclaraties()}
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
          {stepsWords.another()}
        </a>
      </ButtonGroup>
    </Page>
  );
}

import * as scanWords from '../../../../generated/texts/scan.js';
import * as m from '../../../../generated/texts/submit.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import { Alert } from '@mijn/ui/Alert';
import { Card } from '@mijn/ui/Card';
import { Checkbox } from '@mijn/ui/Checkbox';
import { Field } from '@mijn/ui/Field';
import { FieldGroup } from '@mijn/ui/FieldGroup';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Stack } from '@mijn/ui/Stack';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { acceptedFiles } from '../../../../platform/pickedFiles.ts';
import { PhotoTips, NotaRules } from '../upload/NotaRules.tsx';
import { messageText, MessageText } from '../send/messageText.tsx';
import { nameOfTick, noScriptForm } from './formFields.ts';
import { type KeptFile, tickOf, warningsAt, writeKept } from './postedFiles.ts';
import { countNotas, type NotaChoice } from './postedNotas.ts';
import { noScriptId } from './postedFields.ts';

export interface NotaProps {
  readonly reads: boolean;
  readonly errors: Readonly<Record<string, ReactNode>>;
  /** Files of an earlier post, which need not be chosen again. */
  readonly kept: readonly KeptFile[];
  /** The ids of those that go along. */
  readonly along: readonly string[];
  /** The files with a confirmed warning, by their tick values. */
  readonly good: readonly string[];
  /** The bills to choose from; empty when there is one. */
  readonly several: readonly NotaChoice[];
}

type Files = Pick<NotaProps, 'kept' | 'along' | 'good' | 'errors'>;

// The messages about a file, and a checkbox to confirm its warnings.
function FileWords({ file, at, good, errors }: { file: KeptFile; at: number } & Files) {
  const name = nameOfTick('fileGood', at);
  const warnings = warningsAt(file);
  return (
    <>
      {file.meldingen
        .filter(({ level }) => level === 'info')
        .map((one) => (
          <p key={one.code}>
            <MessageText {...messageText(one)} />
          </p>
        ))}
      {warnings.length > 0 && (
        <Checkbox
          id={noScriptId(name)}
          name={noScriptForm.fileGood}
          value={tickOf(file)}
          defaultChecked={good.includes(tickOf(file))}
          error={errors[name]}
          label={
            <>
              {`${file.name}: `}
              {warnings.map((one) => (
                <MessageText key={one.code} {...messageText(one)} />
              ))}
              <br />
              <strong>{wizardWords.confirmFile()}</strong>
            </>
          }
        />
      )}
    </>
  );
}

function KeptFileItem(props: { file: KeptFile; at: number } & Files) {
  const { file, along } = props;
  const { id } = file;
  return (
    <li>
      {id === undefined ? (
        <p>{file.name}</p>
      ) : (
        <>
          <Checkbox
            name={noScriptForm.keptId}
            value={id}
            defaultChecked={along.includes(id)}
            label={file.name}
          />
          <input type="hidden" name={noScriptForm.kept} value={writeKept(file)} />
        </>
      )}
      <FileWords {...props} />
    </li>
  );
}

// An insurer with the core only stores no file before its claim.
function KeptFiles(props: Files) {
  const { kept } = props;
  const items = (
    <ul>
      {kept.map((file, at) => (
        <KeptFileItem key={file.id ?? `${at}`} {...props} file={file} at={at} />
      ))}
    </ul>
  );
  const isAnyKept = kept.some(({ id }) => id !== undefined);
  return isAnyKept ? (
    <FieldGroup legend={wizardWords.plainKept()} hint={wizardWords.plainKeptHint()}>
      {items}
    </FieldGroup>
  ) : (
    <>
      <p>{wizardWords.plainChooseAgain()}</p>
      {items}
    </>
  );
}

function Several({ several, errors }: Pick<NotaProps, 'several' | 'errors'>) {
  return (
    <Alert kind="warning" title={scanWords.severalTitle({ count: countNotas(several) })}>
      <RadioCards
        id={noScriptId(noScriptForm.nota)}
        name={noScriptForm.nota}
        legend={scanWords.severalText()}
        error={errors[noScriptForm.nota]}
        options={several.map((one) => ({ ...one, icon: FileText }))}
      />
    </Alert>
  );
}

/** The bill of a claim without script: its files, their messages, and the choice of one of several. */
export function NoScriptNota({ reads, several, ...files }: NotaProps) {
  const { kept, errors } = files;
  const isAnyKept = kept.some(({ id }) => id !== undefined);
  return (
    <Card title={m.notaTitle()}>
      <Stack>
        {reads && kept.length === 0 && <p>{scanWords.plainReads()}</p>}
        {kept.length > 0 && <KeptFiles {...files} />}
        {several.length > 0 && <Several several={several} errors={errors} />}
        <Field
          id={noScriptId(noScriptForm.files)}
          label={isAnyKept ? wizardWords.plainMore() : m.notaLabel()}
          hint={<PhotoTips />}
          error={errors[noScriptForm.files]}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name={noScriptForm.files}
              accept={acceptedFiles}
              multiple
            />
          )}
        </Field>
        <NotaRules />
      </Stack>
    </Card>
  );
}

import { Alert } from '@mijn/ui/Alert';
import { Card } from '@mijn/ui/Card';
import { Checkbox } from '@mijn/ui/Checkbox';
import { Field } from '@mijn/ui/Field';
import { FieldGroup } from '@mijn/ui/FieldGroup';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Stack } from '@mijn/ui/Stack';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as m from '../../../../generated/texts/submit.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { acceptedFiles } from '../../../../platform/pickedFiles.ts';
import { PhotoTips } from '../files/PhotoTips.tsx';
import { NotaRules } from '../files/NotaRules.tsx';
import { messageText } from '../send/messageText.ts';
import { SaidText } from '../send/SaidText.tsx';
import { nameOfTick, plainForm } from './plainForm.ts';
import { type KeptFile, tickOf, warningsAt, writeKept } from './postedFiles.ts';
import { countNotas, type NotaChoice } from './severalPosted.ts';

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
            <SaidText {...messageText(one)} />
          </p>
        ))}
      {warnings.length > 0 && (
        <Checkbox
          id={fieldId(name)}
          name={plainForm.fileGood}
          value={tickOf(file)}
          defaultChecked={good.includes(tickOf(file))}
          error={errors[name]}
          label={
            <>
              {`${file.name}: `}
              {warnings.map((one) => (
                <SaidText key={one.code} {...messageText(one)} />
              ))}
              <br />
              <strong>{stepsWords.confirmFile()}</strong>
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
            name={plainForm.keptId}
            value={id}
            defaultChecked={along.includes(id)}
            label={file.name}
          />
          <input type="hidden" name={plainForm.kept} value={writeKept(file)} />
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
    <FieldGroup legend={stepsWords.plainKept()} hint={stepsWords.plainKeptHint()}>
      {items}
    </FieldGroup>
  ) : (
    <>
      <p>{stepsWords.plainChooseAgain()}</p>
      {items}
    </>
  );
}

function Several({ several, errors }: Pick<NotaProps, 'several' | 'errors'>) {
  return (
    <Alert kind="warning" title={notaWords.severalTitle({ count: countNotas(several) })}>
      <RadioCards
        id={fieldId(plainForm.nota)}
        name={plainForm.nota}
        legend={notaWords.severalText()}
        error={errors[plainForm.nota]}
        options={several.map((one) => ({ ...one, icon: FileText }))}
      />
    </Alert>
  );
}

/** The bill of a claim without script: its files, their messages, and the choice of one of several. */
export function PlainNota({ reads, several, ...files }: NotaProps) {
  const { kept, errors } = files;
  const isAnyKept = kept.some(({ id }) => id !== undefined);
  return (
    <Card title={m.notaTitle()}>
      <Stack>
        {reads && kept.length === 0 && <p>{notaWords.plainReads()}</p>}
        {kept.length > 0 && <KeptFiles {...files} />}
        {several.length > 0 && <Several several={several} errors={errors} />}
        <Field
          id={fieldId(plainForm.files)}
          label={isAnyKept ? stepsWords.plainMore() : m.notaLabel()}
          hint={<PhotoTips />}
          error={errors[plainForm.files]}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name={plainForm.files}
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

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
import { accept, FileRules } from '../files/FileRules.tsx';
import { GoodNota } from '../files/GoodNota.tsx';
import { messageText } from '../send/messageText.ts';
import { SaidText } from '../send/SaidText.tsx';
import { nameOfTick, plainForm } from './plainForm.ts';
import { type KeptFile, tickOf, warningsAt, writeKept } from './postedFiles.ts';
import { countNotas, type NotaChoice } from './severalPosted.ts';

/** What stands in the form about its files. */
export interface NotaProps {
  /** The insurer reads it. */
  readonly reads: boolean;
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  /** Files that came with an earlier post: they need not be chosen again. */
  readonly kept: readonly KeptFile[];
  /** The ids of those that go along. */
  readonly along: readonly string[];
  /** The files of which a warning was found all right, by their ticks. */
  readonly good: readonly string[];
  /** The bills to choose from; none where it is one. */
  readonly several: readonly NotaChoice[];
}

type Files = Pick<NotaProps, 'kept' | 'along' | 'good' | 'errors'>;

// What was warned of and told, and the box that says that it is good so.
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

// An insurer with the core only keeps no file until its claim is there.
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

/** The bill of a claim where no script runs: its files, what was said of them, and which of several it is. */
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
          hint={<FileRules />}
          error={errors[plainForm.files]}
        >
          {(control) => (
            <input {...control} type="file" name={plainForm.files} accept={accept} multiple />
          )}
        </Field>
        <GoodNota />
      </Stack>
    </Card>
  );
}

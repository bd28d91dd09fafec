import { parseBsn } from '@mijn/domain/bsn';
import { brands } from '@mijn/domain/brands';
import { fileReasonLength } from '@mijn/domain/constants';
import { internalField, internalPaths } from '@mijn/domain/internalPaths';
import { pages } from '@mijn/domain/paths';
import { isVisible, toPlainLine } from '@mijn/domain/typedText';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Field } from '@mijn/ui/Field';
import { FrameOutside } from '@mijn/ui/FrameOutside';
import { Page } from '@mijn/ui/Page';
import { Select } from '@mijn/ui/Select';
import { Stack } from '@mijn/ui/Stack';
import { TextInput } from '@mijn/ui/TextInput';
import { type SubmitEvent, useRef, useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { fieldId } from '../../forms/bindFields.ts';
import { FormErrors } from '../../forms/FormErrors.tsx';
import type { Rules } from '../../forms/rules.ts';
import { type Fields as FormFields, useFields } from '../../forms/useFields.ts';
import * as m from '../../generated/texts/app.js';
import * as internalWords from '../../generated/texts/internal.js';
import { type FileProblem, openFile, signOutStaff } from './fileCalls.ts';
import { writeFileKeys } from './fileKeys.ts';

interface FileForm {
  readonly bsn: string;
  readonly zekerheidsniveau: string;
  readonly reden: string;
}

const names = ['bsn', 'zekerheidsniveau', 'reden'] as const;
const empty: FileForm = { bsn: '', zekerheidsniveau: '25', reden: '' };
/** DigiD's levels, in DigiD's own words. */
const levels = { 10: 'Basis', 20: 'Midden', 25: 'Substantieel', 30: 'Hoog' } as const;

const readBsn = (typed: string) => parseBsn(toPlainLine(typed).replaceAll(/[\s.]/g, ''));

function reasonError(reden: string): string | undefined {
  const { least, most } = fileReasonLength;
  const { length } = toPlainLine(reden).trim();
  return !isVisible(reden, least) || length > most
    ? internalWords.reasonWrong({ least: String(least), most: String(most) })
    : undefined;
}

const rules: Rules<FileForm, undefined> = {
  bsn: (bsn) => (readBsn(bsn) ? undefined : internalWords.bsnWrong()),
  reden: reasonError,
};

const form = { empty, rules, names, context: undefined };

/** The reason that a file did not open, when the page stays. */
type OpeningProblem = Exclude<FileProblem, 'loggedOut'>;

/** Opens the file and goes to it, or to the login; returns the reason when the page stays. */
async function open({
  bsn,
  zekerheidsniveau,
  reden,
}: FileForm): Promise<OpeningProblem | undefined> {
  const keys = { bsn: readBsn(bsn) ?? bsn, zekerheidsniveau };
  const problem = await openFile(keys, reden.trim());
  if (problem === 'loggedOut') location.assign(internalPaths.login);
  else if (problem) return problem;
  else {
    writeFileKeys(sessionStorage, keys);
    location.assign(`${pages.overzicht.path}?${internalField}=true`);
  }
  return undefined;
}

const problemWords: Readonly<Record<OpeningProblem, () => string>> = {
  unknown: internalWords.unknown,
  tooMany: internalWords.tooMany,
  closed: internalWords.failed,
  failed: internalWords.failed,
};

/** Like `useMutation`, which needs the app's router, absent here. Stays busy until the page is gone. */
function useOpening() {
  const underWay = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'busy' | OpeningProblem>('idle');
  const fields = useFields(form, undefined);
  const send = async () => {
    // A second submit can come before React has rendered the busy button, and each one is an entry in the
    // access log.
    if (underWay.current || !fields.check()) return;
    underWay.current = true;
    setPhase('busy');
    const problem = await open(fields.values);
    if (!problem) return;
    underWay.current = false;
    setPhase(problem);
  };
  return { fields, phase, send };
}

function Fields({ fields }: { readonly fields: FormFields<FileForm> }) {
  return (
    <>
      <Field
        id={fieldId('bsn')}
        label={internalWords.bsn()}
        hint={internalWords.bsnHint()}
        error={fields.error('bsn')}
      >
        {(field) => (
          <TextInput
            {...field}
            {...fields.control('bsn')}
            inputMode="numeric"
            inputWidth="medium"
            enterKeyHint="go"
          />
        )}
      </Field>
      <Field
        id={fieldId('zekerheidsniveau')}
        label={internalWords.level()}
        hint={internalWords.levelHint()}
      >
        {(field) => (
          <Select {...field} {...fields.control('zekerheidsniveau')}>
            {Object.entries(levels).map(([level, word]) => (
              <option key={level} value={level} lang="nl">
                {word} ({level})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id={fieldId('reden')}
        label={internalWords.reason()}
        hint={internalWords.reasonHint()}
        error={fields.error('reden')}
      >
        {(field) => <TextInput {...field} {...fields.control('reden')} enterKeyHint="go" />}
      </Field>
    </>
  );
}

function OpenFileForm() {
  const { fields, phase, send } = useOpening();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        <FormErrors title={internalWords.errors()} errors={fields.errors} checks={fields.checks} />
        {phase !== 'idle' && phase !== 'busy' && (
          <Alert kind="error" role="alert">
            {problemWords[phase]()}
          </Alert>
        )}
        <Fields fields={fields} />
        <ButtonGroup>
          <Button type="submit" busy={phase === 'busy'}>
            {internalWords.open()}
          </Button>
        </ButtonGroup>
      </Stack>
    </form>
  );
}

async function signOut(): Promise<void> {
  await signOutStaff();
  sessionStorage.clear();
  location.assign(internalPaths.login);
}

/** Page on which a member of staff opens a person's file: BSN, level and reason (docs/decisions.md §3). */
export function OpenFilePage() {
  const { merk } = useAppEnvironment().config;
  return (
    <FrameOutside
      brand={merk}
      brandName={brands[merk].naam}
      texts={{ toContent: m.toContent() }}
      footer={
        <Button variant="subtle" small onClick={() => void signOut()}>
          {internalWords.signOut()}
        </Button>
      }
    >
      <Page title={internalWords.title()} subtitle={internalWords.subtitle()} narrow>
        <OpenFileForm />
        <p>
          <a href={internalPaths.questions}>{internalWords.questionsTitle()}</a>
        </p>
      </Page>
    </FrameOutside>
  );
}

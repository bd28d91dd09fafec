import { brands } from '@mijn/domain/brands';
import { dayInNetherlands, daysBetween, formatDay } from '@mijn/domain/datum';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { internalPaths } from '@mijn/domain/internalPaths';
import { isVisible, toPlainText } from '@mijn/domain/typedText';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { Facts } from '@mijn/ui/Facts';
import { Field } from '@mijn/ui/Field';
import { FrameOutside } from '@mijn/ui/FrameOutside';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { List } from '@mijn/ui/List';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { Skeleton } from '@mijn/ui/Skeleton';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import { useTakeFocus } from '@mijn/ui/useTakeFocus';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { fieldId } from '../../forms/bindFields.ts';
import { FormErrors } from '../../forms/FormErrors.tsx';
import { type FieldsForm, useFields } from '../../forms/useFields.ts';
import * as m from '../../generated/texts/app.js';
import * as internalWords from '../../generated/texts/internal.js';
import * as words from '../../generated/texts/shared.js';
import { counted } from '../../platform/language.ts';
import s from './QuestionsPage.module.css';
import {
  answerQuestion,
  fetchOpenQuestion,
  fetchOpenQuestions,
  type OpenQuestion,
  type OpenQuestions,
  type QuestionProblem,
} from './questionCalls.ts';

const subjectWords: Readonly<Record<string, (words: { kenmerk: string }) => string>> = {
  declaratie: internalWords.ofDeclaratie,
  factuur: internalWords.ofFactuur,
  betaalverzoek: internalWords.ofBetaalverzoek,
  budget: internalWords.ofBudget,
  gegevens: () => internalWords.ofGegevens(),
};

type AnyQuestion = OpenQuestions['vragen'][number];

function subjectOf({ onderwerp, kenmerk, regel }: AnyQuestion): string {
  const name = Object.hasOwn(subjectWords, onderwerp)
    ? subjectWords[onderwerp]?.({ kenmerk: kenmerk ?? '' })
    : undefined;
  const subject = name ?? internalWords.ofAnders();
  return regel === null ? subject : `${subject}, ${internalWords.line({ regel: String(regel) })}`;
}

const dayOf = (instant: string): string => dayInNetherlands(new Date(instant));

function problemText(problem: QuestionProblem): string {
  if (problem === 'gone') return internalWords.questionGone();
  return problem === 'tooMany' ? internalWords.tooMany() : internalWords.questionFailed();
}

/** Goes to the login when the session is gone; returns any other result. */
function orLogin<T>(result: T | QuestionProblem): T | QuestionProblem {
  if (result === 'loggedOut') location.assign(internalPaths.login);
  return result;
}

function answerError(text: string): string | undefined {
  if (!isVisible(text)) return internalWords.answerEmpty();
  const tooMuch = toPlainText(text).trim().length - fieldLimits.antwoord;
  return tooMuch > 0 ? internalWords.answerTooLong({ tooMuch }) : undefined;
}

const form: FieldsForm<{ readonly antwoord: string }, undefined> = {
  empty: { antwoord: '' },
  rules: { antwoord: answerError },
  names: ['antwoord'],
  context: undefined,
};

interface AnswerFormProps {
  readonly vraag: OpenQuestion;
  /** Text typed before a question was left, by its id; in the memory of this page only. */
  readonly drafts: Map<string, string>;
  readonly onDone: () => void;
}

function AnswerForm({ vraag, drafts, onDone }: AnswerFormProps) {
  const underWay = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'busy' | QuestionProblem>('idle');
  const draft = drafts.get(vraag.vraagId);
  const [start] = useState(() => ({ ...form, empty: { antwoord: draft ?? '' } }));
  const fields = useFields(start, undefined);
  const { antwoord } = fields.values;
  useEffect(() => void drafts.set(vraag.vraagId, antwoord), [drafts, vraag.vraagId, antwoord]);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (underWay.current || !fields.check()) return;
    underWay.current = true;
    setPhase('busy');
    const problem = orLogin(await answerQuestion(vraag.vraagId, antwoord.trim()));
    underWay.current = false;
    if (problem === undefined) {
      drafts.delete(vraag.vraagId);
      onDone();
    } else setPhase(problem);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
      <Stack>
        <FormErrors title={internalWords.errors()} errors={fields.errors} checks={fields.checks} />
        <Field
          id={fieldId('antwoord')}
          label={internalWords.answer()}
          hint={internalWords.answerHint({ aantal: counted(fieldLimits.antwoord) })}
          error={fields.error('antwoord')}
        >
          {(field) => <TextArea {...field} {...fields.control('antwoord')} />}
        </Field>
        {phase !== 'idle' && phase !== 'busy' && (
          <Alert kind="error" role="alert">
            {problemText(phase)}
          </Alert>
        )}
        <ButtonGroup>
          <Button type="submit" busy={phase === 'busy'}>
            {internalWords.sendAnswer()}
          </Button>
        </ButtonGroup>
      </Stack>
    </form>
  );
}

function Question({ vraag, drafts, onDone }: AnswerFormProps) {
  const { language } = useAppEnvironment();
  const card = useId();
  useTakeFocus(() => document.getElementById(card));
  const facts = [
    { key: 'who', term: internalWords.asker(), value: vraag.opgemaakteNaam },
    { key: 'bsn', term: internalWords.bsn(), value: vraag.bsn },
    {
      key: 'when',
      term: internalWords.askedOn(),
      value: formatDay(dayOf(vraag.verstuurdOp), language),
    },
    ...(vraag.budgetVan === null
      ? []
      : [{ key: 'whose', term: internalWords.budgetOf(), value: vraag.budgetVan }]),
  ];
  return (
    <Card id={card} title={subjectOf(vraag)}>
      <Stack>
        <Facts facts={facts} />
        <p className={s['text']} lang="nl">
          {vraag.tekst}
        </p>
        <AnswerForm vraag={vraag} drafts={drafts} onDone={onDone} />
      </Stack>
    </Card>
  );
}

interface QuestionListProps {
  readonly open: OpenQuestions;
  readonly onOpen: (vraagId: string) => void;
  /** The question that was read last, whose button takes the focus; the list, or the title, once it is gone. */
  readonly left: string | undefined;
}

function ageWords({ verstuurdOp, uiterlijkOp }: AnyQuestion, vandaag: string): string {
  const days = daysBetween(dayOf(verstuurdOp), vandaag);
  const age = days <= 0 ? internalWords.today() : internalWords.daysOld({ days });
  if (uiterlijkOp === null || uiterlijkOp >= vandaag) return age;
  return `${age}, ${internalWords.late()}`;
}

function QuestionList({ open, onOpen, left }: QuestionListProps) {
  const { vragen, vandaag, totaal } = open;
  const list = useId();
  const buttonOf = (vraagId: string) => `${list}${vraagId}`;
  useTakeFocus(
    () =>
      document.getElementById(buttonOf(left ?? '')) ??
      document.getElementById(list) ??
      document.querySelector('h1'),
    left !== undefined,
  );
  if (vragen.length === 0) {
    return (
      <Card>
        <EmptyState illustration={<IllustrationEmpty />} title={internalWords.noQuestions()} />
      </Card>
    );
  }
  return (
    <Card id={list} title={internalWords.questionCount({ n: totaal })}>
      <List label={internalWords.questionsTitle()}>
        {vragen.map((vraag) => (
          <Row
            key={vraag.vraagId}
            icon={MessageCircleQuestionMark}
            title={subjectOf(vraag)}
            subtitle={ageWords(vraag, vandaag)}
            action={
              <Button
                id={buttonOf(vraag.vraagId)}
                variant="secondary"
                small
                onClick={() => onOpen(vraag.vraagId)}
              >
                {internalWords.read()}
              </Button>
            }
          />
        ))}
      </List>
    </Card>
  );
}

/** The list and the question that is open; each comes from the listener, without the app's router. */
function useQuestions() {
  const [open, setOpen] = useState<OpenQuestions | QuestionProblem>();
  const [shown, setShown] = useState<OpenQuestion | QuestionProblem>();
  const [isSent, setSent] = useState(false);
  const [left, setLeft] = useState<string>();
  const [drafts] = useState(() => new Map<string, string>());
  const refresh = async () => setOpen(orLogin(await fetchOpenQuestions()));
  useEffect(() => {
    void fetchOpenQuestions().then((result) => setOpen(orLogin(result)));
  }, []);
  return {
    open,
    shown,
    isSent,
    left,
    drafts,
    refresh,
    read: async (vraagId: string) => {
      setSent(false);
      setLeft(vraagId);
      setShown(orLogin(await fetchOpenQuestion(vraagId)));
    },
    back: async (sent: boolean) => {
      setSent(sent);
      setShown(undefined);
      await refresh();
    },
  };
}

function Content() {
  const { open, shown, isSent, left, drafts, refresh, read, back } = useQuestions();
  if (shown !== undefined) {
    return (
      <Stack>
        {typeof shown === 'string' ? (
          <Alert kind="error" role="alert">
            {problemText(shown)}
          </Alert>
        ) : (
          <Question vraag={shown} drafts={drafts} onDone={() => void back(true)} />
        )}
        <ButtonGroup>
          <Button variant="subtle" onClick={() => void back(false)}>
            {internalWords.toQuestions()}
          </Button>
        </ButtonGroup>
      </Stack>
    );
  }
  if (open === undefined) return <Skeleton kind="row" count={4} text={words.loading()} />;
  return (
    <Stack>
      <output>{isSent && <Alert kind="positive">{internalWords.answerSent()}</Alert>}</output>
      {typeof open === 'string' ? (
        <Alert
          kind="error"
          role="alert"
          action={
            <Button variant="secondary" onClick={() => void refresh()}>
              {words.retry()}
            </Button>
          }
        >
          {problemText(open)}
        </Alert>
      ) : (
        <QuestionList open={open} left={left} onOpen={(vraagId) => void read(vraagId)} />
      )}
    </Stack>
  );
}

/** Page of the staff's listener with the questions that wait for an answer, oldest first (docs/decisions.md §2). */
export function QuestionsPage() {
  const { merk } = useAppEnvironment().config;
  return (
    <FrameOutside
      brand={merk}
      brandName={brands[merk].naam}
      texts={{ toContent: m.toContent() }}
      footer={<a href={internalPaths.openFile}>{internalWords.title()}</a>}
    >
      <Page
        title={internalWords.questionsTitle()}
        subtitle={internalWords.questionsSubtitle()}
        narrow
      >
        <Content />
      </Page>
    </FrameOutside>
  );
}

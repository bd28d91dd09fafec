import { Disclosure } from '@mijn/ui/Disclosure';
import { Card } from '@mijn/ui/Card';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry } from '../../../api/sendOperation.ts';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import * as m from '../../../generated/texts/reacties.js';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';
import { queryableLines, canAsk, subject, questionForm } from './question.ts';
import { isForwarded, type Reactie, ReactieCard } from './ReactieCard.tsx';
import { type ReactieSending, useReactie } from './useReactie.ts';
import { QuestionForm } from './QuestionForm.tsx';

function NotSent({ phase }: Pick<ReactieSending, 'phase'>) {
  if (phase === 'conflict') {
    return (
      <Alert kind="info" title={m.occupied()} role="alert">
        <p>{m.conflictText()}</p>
      </Alert>
    );
  }
  if (!mayRetry(phase)) return null;
  return (
    <Alert kind="error" title={m.failed()} role="alert">
      <p>{m.failedText()}</p>
    </Alert>
  );
}

// Silent at first, because only an answer that comes meanwhile is announced.
function NewAnswer({ reacties }: { readonly reacties: readonly Reactie[] }) {
  const forwarded = reacties.filter(isForwarded).length;
  const answered = reacties.filter(({ antwoord }) => antwoord !== null).length - forwarded;
  const [first] = useState({ answered, forwarded });
  return (
    <output>
      <VisuallyHidden>
        {answered > first.answered && m.newAnswer()}
        {forwarded > first.forwarded && m.newlyForwarded()}
      </VisuallyHidden>
    </output>
  );
}

function Questions({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const { language } = useAppEnvironment();
  const reacties = declaratie.reacties ?? [];
  if (reacties.length === 0) return null;
  return (
    <ul aria-label={m.yourQuestions()}>
      {reacties.map((reactie) => (
        <ReactieCard
          key={reactie.reactieId}
          reactie={reactie}
          about={subject(reactie.regel, declaratie.regels, language)}
        />
      ))}
    </ul>
  );
}

function Question(props: {
  readonly declaratie: DeclaratieDetail;
  readonly reactieSending: ReactieSending;
}) {
  const { declaratie, reactieSending } = props;
  if (reactieSending.open) {
    return (
      <QuestionForm reactieSending={reactieSending} regels={queryableLines(declaratie.regels)} />
    );
  }
  if (!canAsk(declaratie)) return <p>{m.laterAgain()}</p>;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    reactieSending.setOpen(true);
  };
  return (
    <PostForm name={questionForm.name} place={questionForm.id}>
      <ButtonGroup>
        <Button type="submit" variant="secondary" icon={MessageCircleQuestionMark} onClick={open}>
          {m.askQuestion()}
        </Button>
      </ButtonGroup>
    </PostForm>
  );
}

/**
 * "Klopt dit niet?": questions about a claim or one of its lines, tracked until they are answered
 * (docs/decisions.md §5); after the decision also the way to object. Absent when the insurer offers it to
 * nobody, or the care is hidden from the viewer.
 */
export function SomethingWrong({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const reactieSending = useReactie(declaratie.nummer);
  // A question is the person's own: its answer comes in their messages.
  const { acting } = useAppEnvironment();
  if (declaratie.reacties === null || declaratie.afgeschermd || acting) return null;
  return (
    <Card title={m.title()}>
      <Stack>
        <p>{m.explanation()}</p>
        {/* Rendered from the start, so that its content is announced. */}
        <output id={questionForm.sentId}>
          {reactieSending.phase === 'succeeded' && (
            <Alert kind="positive" title={m.succeeded()}>
              <p>{m.succeededText()}</p>
            </Alert>
          )}
        </output>
        <Questions declaratie={declaratie} />
        <NewAnswer reacties={declaratie.reacties} />
        <div id={questionForm.id}>
          <Stack>
            <NotSent phase={reactieSending.phase} />
            <LoggedOut phase={reactieSending.phase} filledIn={reactieSending.filledIn} />
            <Question declaratie={declaratie} reactieSending={reactieSending} />
          </Stack>
        </div>
        {declaratie.status === 'AFGEHANDELD' && (
          <Disclosure title={m.disagree()}>
            <p>{m.disagreeText()}</p>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

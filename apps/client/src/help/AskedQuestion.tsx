import { StatusBadge, type StatusKind } from '@mijn/ui/StatusBadge';
import { Stack } from '@mijn/ui/Stack';
import s from './AskedQuestion.module.css';

type Status = 'verstuurd' | 'inBehandeling' | 'beantwoord';

const kinds: Readonly<Record<Status, StatusKind>> = {
  verstuurd: 'submitted',
  inBehandeling: 'inProgress',
  beantwoord: 'handled',
};

interface AskedQuestionProps {
  /** The day on which it was asked, in words. */
  readonly askedOn: string;
  readonly status: Status;
  readonly statusText: string;
  /** The subject, where the page does not say it. */
  readonly about?: string;
  readonly question: string;
  /** The insurer's words, in Dutch, and the day on which they came; null: none yet. */
  readonly answer: { readonly header: string; readonly text: string } | null;
  /** When the answer comes. */
  readonly waiting: string;
}

/** A question to the insurer: its text and state, and the answer or when it comes. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { askedOn, status, statusText, about, question, answer, waiting } = props;
  return (
    <Stack space="tight">
      <div className={s['header']}>
        <span className={s['small']}>{askedOn}</span>
        <StatusBadge kind={kinds[status]} text={statusText} />
      </div>
      {about !== undefined && <p className={s['small']}>{about}</p>}
      <p className={s['text']}>{question}</p>
      {answer === null ? (
        <p>{waiting}</p>
      ) : (
        <div className={s['answer']}>
          <p className={s['small']}>{answer.header}</p>
          <p className={s['text']} lang="nl">
            {answer.text}
          </p>
        </div>
      )}
    </Stack>
  );
}

import { Alert } from '@mijn/ui/Alert';
import { FieldLink } from '@mijn/ui/FieldLink';
import * as notaWords from '../../../generated/texts/nota.js';
import s from './Lacks.module.css';

/** Something to look at: the control it stands in, and its name. */
export interface Question {
  readonly fieldId: string;
  readonly text: string;
}

/** Says once that what stands here was read, and leads to what has to be looked at, in its order. */
export function ReadNotice({ questions }: { readonly questions: readonly Question[] }) {
  const count = questions.length;
  return (
    <Alert kind="info" title={notaWords.readTitle()}>
      <p>{notaWords.readCheck()}</p>
      {count > 0 && (
        <>
          <p>{notaWords.readAsk({ count })}</p>
          <ul className={s['list']}>
            {questions.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <FieldLink fieldId={fieldId}>{text}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

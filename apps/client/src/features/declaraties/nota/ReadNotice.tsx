import { Alert } from '@mijn/ui/Alert';
import { FieldLink } from '@mijn/ui/FieldLink';
import * as notaWords from '../../../generated/texts/nota.js';
import s from './Lacks.module.css';

/** A value to check: its control, and its name. */
export interface Question {
  readonly fieldId: string;
  readonly text: string;
}

/** Says once that the values were read, and links to those to check, in their order. */
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

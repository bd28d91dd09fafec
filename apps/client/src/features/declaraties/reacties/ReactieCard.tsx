import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/reacties.js';
import { AskedQuestion } from '../../../help/AskedQuestion.tsx';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';
import s from './Reactie.module.css';

export type Reactie = NonNullable<DeclaratieDetail['reacties']>[number];

type Status = Reactie['status'];

const words: Record<Status, () => string> = {
  verstuurd: m.sent,
  inBehandeling: m.inProgress,
  beantwoord: m.answered,
};

/** Returns whether a question was forwarded to a member of staff, whose answer is still to come. */
export function isForwarded({ status, antwoord }: Reactie): boolean {
  return status === 'inBehandeling' && antwoord !== null;
}

function statusWord(reactie: Reactie): string {
  return isForwarded(reactie) ? m.forwarded() : words[reactie.status]();
}

function formatInstant(instant: string, language: Language): string {
  return formatDay(dayInNetherlands(new Date(instant)), language);
}

function answerHeader(reactie: Reactie, language: Language): string {
  if (isForwarded(reactie)) return m.forwardedTo();
  const { beantwoordOp } = reactie;
  return beantwoordOp === null
    ? m.answer()
    : m.answeredOn({ day: formatInstant(beantwoordOp, language) });
}

/** A question: text, subject, state, and the insurer's answer. */
export function ReactieCard(props: { readonly reactie: Reactie; readonly about: string }) {
  const { reactie, about } = props;
  const { status, tekst, antwoord, verstuurdOp } = reactie;
  const { language } = useAppEnvironment();
  return (
    <li className={s['reactie']}>
      <AskedQuestion
        askedOn={m.asked({ day: formatInstant(verstuurdOp, language) })}
        status={status}
        statusText={statusWord(reactie)}
        about={m.about({ what: about })}
        question={tekst}
        answer={
          antwoord === null ? null : { header: answerHeader(reactie, language), text: antwoord }
        }
        waiting={status === 'verstuurd' ? m.afterSent() : m.afterInProgress()}
      />
    </li>
  );
}

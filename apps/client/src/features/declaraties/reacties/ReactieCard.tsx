import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { StatusBadge, type StatusKind } from '@mijn/ui/StatusBadge';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/reacties.js';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';
import s from './Reactie.module.css';

export type Reactie = NonNullable<DeclaratieDetail['reacties']>[number];

type Status = Reactie['status'];

const kinds: Record<Status, StatusKind> = {
  verstuurd: 'submitted',
  inBehandeling: 'inProgress',
  beantwoord: 'handled',
};

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

function ReactieAnswer({ reactie }: { readonly reactie: Reactie }) {
  const { language } = useAppEnvironment();
  const { antwoord, beantwoordOp, status } = reactie;
  if (antwoord === null) {
    return <p>{status === 'verstuurd' ? m.afterSent() : m.afterInProgress()}</p>;
  }
  const answered =
    beantwoordOp === null
      ? m.answer()
      : m.answeredOn({ day: formatInstant(beantwoordOp, language) });
  const header = isForwarded(reactie) ? m.forwardedTo() : answered;
  return (
    <div className={s['answer']}>
      <p className={s['small']}>{header}</p>
      <p className={s['text']} lang="nl">
        {antwoord}
      </p>
    </div>
  );
}

/** A question: text, subject, state, and the insurer's answer. */
export function ReactieCard(props: { readonly reactie: Reactie; readonly about: string }) {
  const { reactie, about } = props;
  const { language } = useAppEnvironment();
  return (
    <li className={s['reactie']}>
      <Stack space="tight">
        <div className={s['header']}>
          <span className={s['small']}>
            {m.asked({ day: formatInstant(reactie.verstuurdOp, language) })}
          </span>
          <StatusBadge kind={kinds[reactie.status]} text={statusWord(reactie)} />
        </div>
        <p className={s['small']}>{m.about({ what: about })}</p>
        <p className={s['text']}>{reactie.tekst}</p>
        <ReactieAnswer reactie={reactie} />
      </Stack>
    </li>
  );
}

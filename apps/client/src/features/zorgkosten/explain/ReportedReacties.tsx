import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { StatusBadge, type StatusKind } from '@mijn/ui/StatusBadge';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/explain.js';
import type { BehindLine } from '../getZorgkosten.ts';
import s from './Explained.module.css';

type Reactie = BehindLine['reacties'][number];

const states: Readonly<Record<Reactie['status'], readonly [StatusKind, () => string]>> = {
  verstuurd: ['submitted', m.sent],
  inBehandeling: ['inProgress', m.inProgress],
  beantwoord: ['handled', m.answered],
};

function OneTold({ reactie }: { readonly reactie: Reactie }) {
  const { language } = useAppEnvironment();
  const { status, antwoord } = reactie;
  const [kind, word] = states[status];
  const isForwarded = status === 'inBehandeling' && antwoord !== null;
  const day = formatDay(dayInNetherlands(new Date(reactie.verstuurdOp)), language);
  return (
    <li className={s['step']}>
      <div className={s['header']}>
        <span>{m.sentOn({ day })}</span>
        <StatusBadge kind={kind} text={isForwarded ? m.forwarded() : word()} />
      </div>
      <p>{reactie.tekst}</p>
      {antwoord !== null && <p lang="nl">{antwoord}</p>}
    </li>
  );
}

/** Lists the person's objections to a line, with their state. */
export function ReportedReacties({ reacties }: { readonly reacties: readonly Reactie[] }) {
  if (reacties.length === 0) return null;
  return (
    <section>
      <h3>{m.yours()}</h3>
      <ul className={s['steps']}>
        {reacties.map((reactie) => (
          <OneTold key={reactie.reactieId} reactie={reactie} />
        ))}
      </ul>
    </section>
  );
}

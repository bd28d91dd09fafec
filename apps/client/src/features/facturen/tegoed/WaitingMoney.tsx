import { formatDay } from '@mijn/domain/datum';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { pathOfBetaalverzoek, pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Link } from '@mijn/ui/Link';
import { Banknote } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { NoAccount } from '../../../help/NoAccount.tsx';
import * as m from '../../../generated/texts/tegoed.js';
import * as words from '../../../generated/texts/shared.js';
import type { Tegoed } from './tegoed.fragments.ts';

// More would push everything else off the screen.
const atMost = 3;

interface Kind {
  readonly path: (kenmerk: string) => string;
  readonly words: (values: { bedrag: string; day: string }) => string;
}

const kinds: Readonly<Record<Tegoed['soort'], Kind>> = {
  declaratie: { path: pathOfDeclaratie, words: m.declaratie },
  factuur: { path: pathOfFactuur, words: m.factuur },
  betaling: { path: pathOfBetaalverzoek, words: m.betaling },
};

function Sum({ tegoed }: { readonly tegoed: Tegoed }) {
  const { language } = useAppEnvironment();
  const { soort, kenmerk, bedrag, sinds } = tegoed;
  const values = { bedrag: formatAmount(bedrag, language), day: formatDay(sinds, language) };
  return (
    <p>
      <Link href={kinds[soort].path(kenmerk)}>{kinds[soort].words(values)}</Link>
    </p>
  );
}

/** Money that waits because no account is known: its amount, source and start, and the next step. */
export function WaitingMoney({ tegoeden }: { readonly tegoeden: readonly Tegoed[] }) {
  const { language } = useAppEnvironment();
  if (tegoeden.length === 0) return null;
  const sum = sumOf(tegoeden, ({ bedrag }) => bedrag);
  const more = tegoeden.length - atMost;
  return (
    <Answer
      kind="warning"
      icon={Banknote}
      title={words.moneyWaiting({ bedrag: formatAmount(sum, language) })}
    >
      <p>
        <NoAccount />
      </p>
      {tegoeden.slice(0, atMost).map((tegoed) => (
        <Sum key={`${tegoed.soort} ${tegoed.kenmerk} ${tegoed.sinds}`} tegoed={tegoed} />
      ))}
      {more > 0 && <p>{m.more({ aantal: more })}</p>}
    </Answer>
  );
}

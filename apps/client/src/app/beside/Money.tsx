import { formatDayShortly } from '@mijn/domain/dayOnScreen';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek, pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { Row } from '@mijn/ui/Row';
import { Banknote } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import type { Onderweg } from '../../features/facturen/tegoed/tegoed.fragments.ts';
import * as m from '../../generated/texts/beside.js';

interface Kind {
  readonly path: (kenmerk: string) => string;
  readonly words: (values: { day: string }) => string;
}

const kinds: Readonly<Record<Onderweg['soort'], Kind>> = {
  declaratie: { path: pathOfDeclaratie, words: m.ofDeclaratie },
  factuur: { path: pathOfFactuur, words: m.ofFactuur },
  betaling: { path: pathOfBetaalverzoek, words: m.ofBetaling },
};

/** What the insurer pays to one's account: how much, of what and by when; the first to come first. */
export function Money({ onderweg }: { readonly onderweg: readonly Onderweg[] }) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const [first] = onderweg;
  if (first === undefined) return null;
  const { soort, kenmerk, verwachtOp } = first;
  const sum = sumOf(onderweg, ({ bedrag }) => bedrag);
  const day = formatDayShortly(verwachtOp, today, language);
  const one = onderweg.length === 1;
  return (
    <Row
      icon={Banknote}
      tone="positive"
      title={m.money({ bedrag: formatAmount(sum, language) })}
      subtitle={one ? kinds[soort].words({ day }) : m.inParts({ n: onderweg.length, day })}
      href={one ? kinds[soort].path(kenmerk) : pages.facturen.path}
    />
  );
}

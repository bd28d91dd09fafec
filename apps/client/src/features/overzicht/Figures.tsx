import { formatDayShortly } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import {
  pages,
  pathOfBetaalverzoek,
  pathOfDeclaratie,
  pathOfFactuur,
  zorgkostenWithEigenRisico,
} from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import type { DeclaratieInList } from '../declaraties/declaraties.fragments.ts';
import { waitsFor } from '../declaraties/rowWords.ts';
import type { EigenRisico } from '../eigenRisico/eigenRisico.fragments.ts';
import { wholeOf } from '../eigenRisico/familyMember.ts';
import { leftWords } from '../eigenRisico/leftWords.ts';
import type { Onderweg } from '../facturen/tegoed/tegoed.fragments.ts';
import * as m from '../../generated/texts/overzicht.js';
import { Figure } from './Figure.tsx';

/** A claim with the day by which it is assessed; null when unknown. */
export type ExpectedDeclaratie = DeclaratieInList & { readonly verwachtOp: string | null };

// Claims sent in by a care provider are paid to that provider.
const isComing = ({ status, soortIndiener, bedrag }: ExpectedDeclaratie): boolean =>
  status !== 'AFGEHANDELD' && soortIndiener !== 'Zorgverlener' && bedrag !== null;

const paths: Readonly<Record<Onderweg['soort'], (kenmerk: string) => string>> = {
  declaratie: pathOfDeclaratie,
  factuur: pathOfFactuur,
  betaling: pathOfBetaalverzoek,
};

/** Returns a sentence about claims under assessment. With `more` older ones may exist, so it has no day. */
function claimsNote(
  claims: readonly ExpectedDeclaratie[],
  more: boolean,
  today: string,
  language: Language,
): string {
  const n = claims.length;
  const [only] = claims;
  const wait = n === 1 && only ? waitsFor(only) : undefined;
  const [first] = claims.flatMap(({ verwachtOp }) => verwachtOp ?? []).toSorted();
  if (more || first === undefined) return wait ?? m.claims({ n });
  return m.claimsBy({ n, day: formatDayShortly(first, today, language) });
}

interface ComingFigureProps {
  readonly declaraties: readonly ExpectedDeclaratie[];
  /** Whether older claims may exist that the overview did not load. */
  readonly more: boolean;
  /** Money on its way to the account, earliest first. */
  readonly onderweg: readonly Onderweg[];
}

function ComingFigure({ declaraties, more, onderweg }: ComingFigureProps) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const claims = declaraties.filter(isComing);
  const asked = formatAmount(
    sumOf(claims, ({ bedrag }) => bedrag ?? 0),
    language,
  );
  const [first] = onderweg;
  if (first) {
    const day = formatDayShortly(first.verwachtOp, today, language);
    const isOne = onderweg.length === 1;
    const n = claims.length;
    const and = more ? m.claims({ n }) : m.claimsOf({ n, bedrag: asked });
    return (
      <Figure
        label={m.comingMoney()}
        amount={formatAmount(
          sumOf(onderweg, ({ bedrag }) => bedrag),
          language,
        )}
        note={[
          isOne ? m.onAccountBy({ day }) : m.inParts({ n: onderweg.length, day }),
          n > 0 && and,
        ]
          .filter(Boolean)
          .join(' ')}
        href={isOne ? paths[first.soort](first.kenmerk) : pages.facturen.path}
      />
    );
  }
  const [only] = claims;
  if (!only) return null;
  return (
    <Figure
      label={m.comingClaims()}
      amount={more ? m.atLeast({ n: claims.length }) : asked}
      note={claimsNote(claims, more, today, language)}
      href={claims.length === 1 && !more ? pathOfDeclaratie(only.nummer) : pages.declaraties.path}
    />
  );
}

// The remaining amount of an insurance that has ended is meaningless, so show what was used.
function EigenRisicoFigure({ eigenRisico }: { readonly eigenRisico: EigenRisico }) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const ended = leftWords(eigenRisico, today, language);
  const totaal = formatAmount(wholeOf(eigenRisico), language);
  return (
    <Figure
      label={m.eigenRisico({ year: today.slice(0, 4) })}
      amount={
        ended
          ? m.used({ gebruikt: formatAmount(eigenRisico.totaalVerbruikt, language) })
          : m.left({ over: formatAmount(eigenRisico.totaalResterend, language) })
      }
      note={ended?.explanation ?? m.ofWhole({ totaal })}
      href={zorgkostenWithEigenRisico}
    />
  );
}

interface FiguresProps extends ComingFigureProps {
  /** Undefined when there is none, or when it is unknown. */
  readonly eigenRisico: EigenRisico | undefined;
}

/** Shows the money that is still coming in and the own risk that remains. */
export function Figures({ eigenRisico, ...coming }: FiguresProps) {
  const hasEigenRisico = eigenRisico !== undefined && wholeOf(eigenRisico) > 0;
  const hasComing = coming.onderweg.length > 0 || coming.declaraties.some(isComing);
  if (!hasEigenRisico && !hasComing) return null;
  return (
    <Card>
      <List>
        <ComingFigure {...coming} />
        {hasEigenRisico && <EigenRisicoFigure eigenRisico={eigenRisico} />}
      </List>
    </Card>
  );
}

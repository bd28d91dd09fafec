import { formatDayWithoutYear } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/all.js';
import { FactuurTable } from '../FactuurTable.tsx';
import type { FactuurInList } from '../facturen.fragments.ts';
import { openOf, parseStatus } from '../status/factuurStatus.ts';
import type { Regeling } from '../regeling/regeling.ts';

/** An open invoice in the list, with its arrangement. */
export type OpenFactuurInList = FactuurInList & {
  readonly betalingsRegelingId: string | null;
  readonly regeling: Regeling | null;
};

function regelingStep({ soort, volgendeTermijn: next }: Regeling, language: Language): string {
  if (next === null) return soort === 'schuldregeling' ? m.nothingNow() : '';
  const words = {
    bedrag: formatAmount(next.bedrag, language),
    day: formatDayWithoutYear(next.datum, language),
  };
  return next.automatisch ? m.nextTermijn(words) : m.nextTermijnSelf(words);
}

function statusStep(factuur: FactuurInList, language: Language): string {
  const { code, dag } = parseStatus(factuur);
  if (dag !== undefined) {
    const day = formatDayWithoutYear(dag, language);
    return code === 'herincasso' ? m.debitedAgain({ day }) : m.debitedDay({ day });
  }
  const follows = code === 'incassoFailed' || code === 'betaalgemakEnded';
  return follows ? m.requestFollows() : '';
}

// An arrangement has one next instalment, for all of its invoices: its first row names it.
function nextStepsOf(
  facturen: readonly OpenFactuurInList[],
  language: Language,
): ReadonlyMap<string, string> {
  const named = new Set<string>();
  return new Map(
    facturen.map((factuur) => {
      const { kenmerk, regeling, betalingsRegelingId: id } = factuur;
      const isFirst = id === null || !named.has(id);
      if (id !== null) named.add(id);
      const step =
        regeling === null
          ? statusStep(factuur, language)
          : isFirst
            ? regelingStep(regeling, language)
            : '';
      return [kenmerk, step];
    }),
  );
}

interface OpenFacturenProps {
  /** The most urgent first. */
  readonly facturen: readonly OpenFactuurInList[];
}

/** The open invoices without a payment request: one total, and per invoice its rest and next step. */
export function OpenFacturen({ facturen }: OpenFacturenProps) {
  const { language } = useAppEnvironment();
  return (
    <Card
      title={m.alsoOpen()}
      action={facturen.length > 1 && <Amount cents={sumOf(facturen, openOf)} emphasis />}
    >
      <FactuurTable
        groups={[{ key: 'open', rows: facturen }]}
        nextSteps={nextStepsOf(facturen, language)}
      />
    </Card>
  );
}

import { pathOfGegevens } from '@mijn/domain/filePaths';
import { buttonClass } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Facts } from '@mijn/ui/Facts';
import type { ResultOf } from 'gql.tada';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { Part } from '../../../api/response.ts';
import * as m from '../../../generated/texts/bewaard.js';
import { AskParagraph, useMayAsk } from '../../../help/AskLink.tsx';
import { PartFailed } from '../PartFailed.tsx';
import type { bewaardOperation } from '../relatie.operations.ts';

type Term = NonNullable<ResultOf<typeof bewaardOperation>['bewaartermijnen']>[number];

/** The name of each kind of data, and from when its term counts (`@mijn/domain/retention`). */
const kinds: Readonly<
  Partial<Record<string, { readonly name: () => string; readonly from: () => string }>>
> = {
  declaraties: { name: m.declaraties, from: m.declaratiesFrom },
  facturen: { name: m.facturen, from: m.facturenFrom },
  verzekering: { name: m.verzekering, from: m.verzekeringFrom },
  vragen: { name: m.vragen, from: m.vragenFrom },
  inzagen: { name: m.inzagen, from: m.inzagenFrom },
  berichten: { name: m.berichten, from: m.berichtenFrom },
  mails: { name: m.mails, from: m.mailsFrom },
  concepten: { name: m.concepten, from: m.conceptenFrom },
  ingetrokkenBestanden: { name: m.ingetrokkenBestanden, from: m.ingetrokkenBestandenFrom },
  wachtendeBestanden: { name: m.wachtendeBestanden, from: m.wachtendeBestandenFrom },
};

function periodWords({ aantal: count, eenheid }: Term): string {
  if (eenheid === 'jaren') return count === 1 ? m.year() : m.years({ count });
  return count === 1 ? m.day() : m.days({ count });
}

function toFact(term: Term) {
  const { soort, minstens } = term;
  const kind = kinds[soort];
  if (!kind) return [];
  const words = { term: periodWords(term), from: kind.from() };
  const value = minstens ? m.atLeast(words) : m.until(words);
  return [{ key: soort, term: kind.name(), value }];
}

// Staff who look along may not take a copy.
function Copy() {
  const { language, config } = useAppEnvironment();
  if (config.internal) return null;
  return (
    <Card title={m.copyTitle()}>
      <Disclosure title={m.copyContent()}>
        <p>{m.copy()}</p>
        <p>{m.copyOwn()}</p>
        <p>{m.copyFormat()}</p>
      </Disclosure>
      <p>
        <a
          href={pathOfGegevens(language)}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          {m.download()}
        </a>
      </p>
    </Card>
  );
}

function Rights() {
  if (!useMayAsk()) return null;
  return (
    <Card title={m.rightsTitle()}>
      <p>{m.rights()}</p>
      <AskParagraph subject={{ about: 'gegevens' }} />
    </Card>
  );
}

/** A copy of the person's data, how long the insurer keeps which data, and asking to correct or erase it. */
export function Bewaard({ terms }: { readonly terms: Part<readonly Term[]> }) {
  return (
    <>
      <Copy />
      {terms.succeeded ? (
        <Card title={m.termsTitle()}>
          <Facts facts={terms.value.flatMap(toFact)} />
          <p>{m.law()}</p>
        </Card>
      ) : (
        <PartFailed title={m.termsTitle()} status={terms.status} />
      )}
      <Rights />
    </>
  );
}

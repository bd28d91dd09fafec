import { formatDay } from '@mijn/domain/datum';
import { pathOfFactuur } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Banknote, CircleCheckBig, ReceiptEuro } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { required } from '../../../api/response.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/specificatie.js';
import { specificatieOperation } from './specificatie.operations.ts';
import * as words from '../../../generated/texts/shared.js';
import { PrintButton } from '../../../help/PrintButton.tsx';
import { SpecificatieSum, Termijnen, Care } from './Parts.tsx';
import { settlementOutcome, usedAgainstTermijnen } from './settlementWords.ts';

/**
 * Loads the specification of a settlement for one insured person; foreign or unknown ones lead to 404
 * (docs/decisions.md §2).
 */
export const loader = createLoader(async ({ request, params }) => {
  const { kenmerk = '', relatienummer = '' } = params;
  const response = await request(specificatieOperation, { kenmerk, relatienummer });
  return {
    kenmerk,
    specificatie: required(response, 'eindafrekeningSpecificatie'),
    factuur: required(response, 'factuur'),
  };
});

const looks = {
  toPay: { kind: 'info', icon: ReceiptEuro },
  toReceive: { kind: 'positive', icon: Banknote },
  done: { kind: 'positive', icon: CircleCheckBig },
} as const;

/** The specification of a final settlement: own risk used, instalments, and the result. */
export function Component() {
  const { kenmerk, specificatie, factuur } = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const { jaarRegeling, naamVerzekerde: name, geboorteDatum } = specificatie;
  const outcome = settlementOutcome(specificatie, factuur, language);
  return (
    <Page
      back={{ href: pathOfFactuur(kenmerk), label: m.back() }}
      title={m.title({ year: String(jaarRegeling) })}
      subtitle={m.subtitle({ name, day: formatDay(geboorteDatum, language) })}
    >
      <Answer {...looks[outcome.phase]} title={outcome.title}>
        <p>{usedAgainstTermijnen(specificatie)}</p>
        {outcome.text && <p>{outcome.text}</p>}
      </Answer>
      <SpecificatieSum specificatie={specificatie} />
      <Care specificatie={specificatie} />
      <Termijnen specificatie={specificatie} />
      <ButtonGroup>
        <PrintButton variant="secondary" small>
          {words.print()}
        </PrintButton>
      </ButtonGroup>
    </Page>
  );
}

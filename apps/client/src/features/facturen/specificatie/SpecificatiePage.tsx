import { formatDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { pathOfFactuur } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Banknote, CircleCheckBig, ReceiptEuro } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { required } from '../../../api/response.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/specificatie.js';
import { specificatieOperation } from '../facturen.operations.ts';
import { PrintButton } from '../PrintButton.tsx';
import { SpecificatieSum, Termijnen, Care } from './Parts.tsx';
import type { Specificatie } from './specificatie.ts';

/** How one settlement was worked out for one insured; foreign or unknown gives 404 (decisions §2). */
export const loader = createLoader(async ({ request, params }) => {
  const { kenmerk = '', relatienummer = '' } = params;
  const response = await request(specificatieOperation, { kenmerk, relatienummer });
  return { kenmerk, specificatie: required(response, 'eindafrekeningSpecificatie') };
});

function outcome({ bedragTotaalRegeling: total }: Specificatie, language: Language) {
  const bedrag = formatAmount(Math.abs(total), language);
  if (total > 0) {
    return { kind: 'info', icon: ReceiptEuro, title: m.pay({ bedrag }) } as const;
  }
  if (total < 0) {
    return { kind: 'positive', icon: Banknote, title: m.getBack({ bedrag }) } as const;
  }
  return { kind: 'positive', icon: CircleCheckBig, title: m.exactlyPaid() } as const;
}

/** The specification of a final settlement: own risk used, instalments, and what comes of it. */
export function Component() {
  const { kenmerk, specificatie } = useLoaderData<typeof loader>();
  const { taal } = useAppEnvironment();
  const { jaarRegeling, naamVerzekerde: naam, geboorteDatum } = specificatie;
  const used = specificatie.eigenRisicoGebruiken.bedragTotaalEigenRisico;
  const paid = specificatie.opgelegdeTermijnen.bedragBetaald;
  return (
    <Page
      back={{ href: pathOfFactuur(kenmerk), label: m.back() }}
      title={m.title({ jaar: String(jaarRegeling) })}
      subtitle={m.subtitle({ naam, dag: formatDay(geboorteDatum, taal) })}
    >
      <Answer {...outcome(specificatie, taal)}>
        <p>
          {m.explanation({
            used: formatAmount(used, taal),
            betaald: formatAmount(paid, taal),
          })}
        </p>
      </Answer>
      <SpecificatieSum specificatie={specificatie} />
      <Care specificatie={specificatie} />
      <Termijnen specificatie={specificatie} />
      <ButtonGroup>
        <PrintButton />
      </ButtonGroup>
    </Page>
  );
}

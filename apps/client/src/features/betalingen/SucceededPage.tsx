import { formatAmount } from '@mijn/domain/money';
import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { IllustrationSuccess } from '@mijn/ui/IllustrationSuccess';
import { Page } from '@mijn/ui/Page';
import { CircleCheckBig } from 'lucide-react';
import { useLoaderData } from '../../router/hooks.ts';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { useFollowUp } from '../../api/useFollowUp.ts';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import { PrintButton } from '../../help/PrintButton.tsx';
import { BetalingFacts } from './BetalingFacts.tsx';
import { getBetaling } from './getBetaling.ts';
import type { Betaling } from './phase.ts';
import { Unknown } from './Waiting.tsx';
import { WayOut } from './WayOut.tsx';

/** Only what was paid stays at this address; all else goes on to where it belongs. */
export const loader = createLoader((request) => getBetaling('betalingGelukt', request));

function Succeeded({ betaling }: { readonly betaling: Betaling }) {
  const { language } = useAppEnvironment();
  const bedrag = formatAmount(betaling.bedrag, language);
  return (
    <Page narrow eyebrow={m.page()} title={m.succeeded()}>
      <Answer
        kind="positive"
        icon={CircleCheckBig}
        picture={<IllustrationSuccess />}
        title={m.received({ bedrag })}
      >
        <p>
          {betaling.delen.length > 1
            ? m.receivedSeveral({ aantal: String(betaling.delen.length) })
            : m.receivedText()}
        </p>
      </Answer>
      <BetalingFacts betaling={betaling} />
      <ButtonGroup>
        <WayOut main="facturen" />
        <PrintButton variant="subtle">{words.print()}</PrintButton>
      </ButtonGroup>
    </Page>
  );
}

/** /betaling/gelukt: what was paid, to keep. */
export function Component() {
  const phase = useLoaderData<typeof loader>();
  useFollowUp(phase.kind === 'unknown');
  return phase.kind === 'known' ? <Succeeded betaling={phase.betaling} /> : <Unknown />;
}

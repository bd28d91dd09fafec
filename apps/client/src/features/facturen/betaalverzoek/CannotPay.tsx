import { formatAmount } from '@mijn/domain/money';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import { ArrearsLink } from '../../../help/ArrearsLink.tsx';
import * as askRegelingWords from '../../../generated/texts/askRegeling.js';
import * as m from '../../../generated/texts/betaalverzoek.js';
import { AskRegeling } from '../askRegeling/AskRegeling.tsx';
import { askRegelingFields, type RegelingBetaalverzoek } from '../askRegeling/regelingChoice.ts';

type Reason = NonNullable<RegelingBetaalverzoek['geenRegelingWegens']>;

// The others say it elsewhere on the page, or there is nothing to say.
const reasons: Readonly<Partial<Record<Reason, () => string>>> = {
  lopendeRegeling: askRegelingWords.lopendeRegeling,
  eerderGestopt: askRegelingWords.eerderGestopt,
  geenRekening: askRegelingWords.geenRekening,
};

interface CannotPayProps {
  readonly betaalverzoek: RegelingBetaalverzoek;
  /** The account that terms are debited from, masked; null where none is told. */
  readonly iban: string | null;
}

// Folded away, for who wants it: a page of a bill is for paying it.
function InTermijnen({ betaalverzoek, iban }: CannotPayProps) {
  const { language } = useAppEnvironment();
  const posted = usePostOutcome(askRegelingFields.form);
  const lowest = Math.min(
    ...betaalverzoek.regelingKeuzes.map(({ termijnBedrag }) => termijnBedrag),
  );
  return (
    <Card title={askRegelingWords.title()} onScreenOnly>
      <p>{askRegelingWords.from({ bedrag: formatAmount(lowest, language) })}</p>
      <Disclosure title={askRegelingWords.show()} open={posted !== undefined}>
        <AskRegeling betaalverzoek={betaalverzoek} iban={iban} />
      </Disclosure>
    </Card>
  );
}

/** What one can do who cannot pay: pay in terms where that is offered, and where help is. */
export function CannotPay({ betaalverzoek, iban }: CannotPayProps) {
  const { regelingKeuzes: choices, geenRegelingWegens: reason } = betaalverzoek;
  const because = reason === null ? undefined : reasons[reason]?.();
  return (
    <>
      {choices.length > 0 && <InTermijnen betaalverzoek={betaalverzoek} iban={iban} />}
      <Card title={m.cannotPay()}>
        <Stack space="tight">
          {because && <p>{because}</p>}
          <p>
            {m.cannotPayCall()} <HelpDesk />
          </p>
          <p>
            <ArrearsLink />
          </p>
          <p>{m.cannotPayHelp()}</p>
          <p>{m.cannotPayWrong()}</p>
        </Stack>
      </Card>
    </>
  );
}

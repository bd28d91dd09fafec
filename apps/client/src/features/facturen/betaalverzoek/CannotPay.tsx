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

// The other reasons are shown elsewhere on the page, or need no words.
const reasons: Readonly<Partial<Record<Reason, () => string>>> = {
  lopendeRegeling: askRegelingWords.lopendeRegeling,
  eerderGestopt: askRegelingWords.eerderGestopt,
  geenRekening: askRegelingWords.geenRekening,
};

interface CannotPayProps {
  readonly betaalverzoek: RegelingBetaalverzoek;
  /** The debited account, masked; null when unknown. */
  readonly iban: string | null;
}

// Collapsed, because the page of a payment request is for paying it.
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

/** The options of a person who cannot pay: instalments if offered, and help. */
export function CannotPay({ betaalverzoek, iban }: CannotPayProps) {
  const { regelingKeuzes: choices, geenRegelingWegens: reason } = betaalverzoek;
  const because = reason === null ? undefined : reasons[reason]?.();
  return (
    <>
      {choices.length > 0 && <InTermijnen betaalverzoek={betaalverzoek} iban={iban} />}
      <Card title={m.cannotPay()}>
        <Stack space="tight">
          <p>
            {because ?? m.cannotPayCall()} <HelpDesk />
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

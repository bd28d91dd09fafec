import { formatAmount, sumOf } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Checkbox } from '@mijn/ui/Checkbox';
import { FieldGroup } from '@mijn/ui/FieldGroup';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PostOutcome } from '../../../api/createAction.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { counted } from '../../../platform/language.ts';
import * as phaseWords from '../../../generated/texts/phase.js';
import * as m from '../../../generated/texts/together.js';
import { betaalverzoekName, betaalverzoekWhen } from '../phase/betaalverzoekWords.ts';
import type { BetaalverzoekInList } from '../facturen.fragments.ts';
import { TitleLabel } from '../phase/BetaalverzoekBadge.tsx';
import { useHydrating } from '@mijn/ui/useHydrating';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { useFlash } from '../../../forms/useFlash.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { bankName, readChosen, payForm } from '../pay/payment.ts';
import { PayButton } from '../pay/PayAction.tsx';
import { PayOutcome } from '../pay/outcome/PayOutcome.tsx';
import { usePayment } from '../pay/usePayment.ts';
import s from './PayTogether.module.css';

/**
 * Returns the requests of a payment of today that did not succeed, so that the choice is restored after a
 * return from the bank. Undefined when there was none, or the last one is unknown. `today` is the insurer's
 * day.
 */
export function triedTogether(
  betaalverzoeken: readonly Pick<BetaalverzoekInList, 'betalingsKenmerk' | 'betaling'>[],
  today: string,
): readonly string[] | undefined {
  const tried = betaalverzoeken.filter(({ betaling }) => betaling?.sinds === today);
  const payments = Map.groupBy(tried, ({ betaling }) => betaling?.betalingId);
  const [last, ...more] = Array.from(payments.values()).filter((parts) => parts.length > 1);
  if (!last || more.length > 0) return undefined;
  return last.map(({ betalingsKenmerk }) => betalingsKenmerk);
}

let leftOutEarlier: ReadonlySet<string> | undefined;

/**
 * Keeps the left-out payment requests for a return to the choice: in the memory of the document, which
 * belongs to one person (ADR 0095). Never on the server.
 */
export function keepLeftOut(kenmerken: ReadonlySet<string> | undefined): void {
  leftOutEarlier = kenmerken;
}

interface ChoiceProps {
  readonly betaalverzoek: BetaalverzoekInList;
  readonly today: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Choice({ betaalverzoek, today, checked, onChange }: ChoiceProps) {
  const { language } = useAppEnvironment();
  return (
    <Checkbox
      name={payForm.kenmerk}
      value={betaalverzoek.betalingsKenmerk}
      defaultChecked={checked}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <span className={s['choice']}>
          <span className={s['name']}>{betaalverzoekName(betaalverzoek, language)}</span>
          <Amount cents={betaalverzoek.bedragTeBetalen} emphasis />
          <span className={s['title']}>
            <TitleLabel titel={betaalverzoek.titel} />
          </span>
        </span>
      }
      hint={
        <span className={s['more']}>
          <span>{betaalverzoekWhen(betaalverzoek, today, language)}</span>
          <Link href={pathOfBetaalverzoek(betaalverzoek.betalingsKenmerk)}>
            {phaseWords.view()}{' '}
            <VisuallyHidden>{betaalverzoekName(betaalverzoek, language)}</VisuallyHidden>
          </Link>
        </span>
      }
    />
  );
}

// Requests left out in a posted form, done or not; else those left out earlier in this document, or for the
// bank.
function leftOutOf(
  { betaalverzoeken, today }: PayTogetherProps,
  posted: PostOutcome | undefined,
  flash: unknown,
): ReadonlySet<string> {
  const inForm = posted
    ? (posted.lists[payForm.kenmerk] ?? [])
    : readChosen(flash, betaalverzoeken);
  if (!inForm && leftOutEarlier) return leftOutEarlier;
  const chosen = inForm ?? triedTogether(betaalverzoeken, today);
  if (!chosen) return new Set();
  const all = new Set(betaalverzoeken.map(({ betalingsKenmerk }) => betalingsKenmerk));
  return all.difference(new Set(chosen));
}

interface PayTogetherProps {
  /** The requests that can be paid now, the most urgent first. */
  readonly betaalverzoeken: readonly BetaalverzoekInList[];
  readonly today: string;
}

// Left-out requests are stored, so that a new request is included and one that is gone is not asked for.
function useChoice({ betaalverzoeken, today }: PayTogetherProps) {
  const posted = usePostOutcome(payForm.name);
  const flash = useFlash(bankName);
  const [leftOut, setLeftOut] = useState(() =>
    leftOutOf({ betaalverzoeken, today }, posted, flash),
  );
  const form = useRef<HTMLFormElement>(null);
  // The checkboxes hold what was ticked before hydration.
  const readTicked = useEffectEvent(() => {
    if (!form.current) return;
    const all = new Set(betaalverzoeken.map(({ betalingsKenmerk }) => betalingsKenmerk));
    const ticked = new FormData(form.current).getAll(payForm.kenmerk).map(String);
    setLeftOut(all.difference(new Set(ticked)));
  });
  useLayoutEffect(() => readTicked(), []);
  useEffect(() => keepLeftOut(leftOut), [leftOut]);
  const choose = (kenmerk: string, isChosen: boolean) => {
    const one = new Set([kenmerk]);
    setLeftOut((before) => (isChosen ? new Set(before).difference(one) : one.union(before)));
  };
  const chosen = betaalverzoeken.filter(({ betalingsKenmerk }) => !leftOut.has(betalingsKenmerk));
  const isOwn = chosen.length < betaalverzoeken.length;
  return { form, chosen, choose, isOwn, error: posted?.errors[payForm.kenmerk] };
}

/** Several payment requests in one payment: a choice, its sum, and one button. */
export function PayTogether({ betaalverzoeken, today }: PayTogetherProps) {
  const { language } = useAppEnvironment();
  const { form, chosen, choose, isOwn, error } = useChoice({ betaalverzoeken, today });
  const [tried, setTried] = useState(false);
  const pay = usePayment(chosen, isOwn);
  const sum = sumOf(chosen, ({ bedragTeBetalen }) => bedragTeBetalen);
  const counts = { aantal: chosen.length, totaal: counted(betaalverzoeken.length) };
  const none = chosen.length === 0;
  // The answer above has the sum of all. Without script the choice changes and the sum does not, so the button
  // names no sum. Next to the link to the bank the button is for another choice.
  const hydrating = useHydrating();
  const amount = !hydrating && !none && isOwn && { bedrag: formatAmount(sum, language) };
  return (
    <Card title={m.chooseTitle()}>
      <PostForm ref={form} name={payForm.name} action={pages.facturen.path}>
        <Stack>
          <FieldGroup legend={<VisuallyHidden>{m.chooseText()}</VisuallyHidden>}>
            <ul className={s['list']}>
              {betaalverzoeken.map((betaalverzoek) => (
                <li key={betaalverzoek.betalingsKenmerk}>
                  <Choice
                    betaalverzoek={betaalverzoek}
                    today={today}
                    checked={chosen.includes(betaalverzoek)}
                    onChange={(isChosen) => choose(betaalverzoek.betalingsKenmerk, isChosen)}
                  />
                </li>
              ))}
            </ul>
          </FieldGroup>
          <output>
            {none ? (
              m.noneChosen()
            ) : isOwn ? (
              m.chosen(counts)
            ) : (
              <VisuallyHidden>{m.chosen(counts)}</VisuallyHidden>
            )}
          </output>
          {(tried ? none : error) && <Alert kind="error" title={m.chooseNone()} role="alert" />}
          <LoggedOut phase={pay.phase} filledIn={isOwn} />
          <PayOutcome {...pay} />
          <PayButton
            pay={{ ...pay, pay: none ? () => setTried(true) : pay.pay }}
            betaling={null}
            {...(pay.bank === undefined ? amount : { label: m.payChosen() })}
            inForm
          />
        </Stack>
      </PostForm>
    </Card>
  );
}

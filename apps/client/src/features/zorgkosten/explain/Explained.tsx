import { formatFactuurkenmerk } from '@mijn/domain/format';
import { formatDay } from '@mijn/domain/datum';
import { pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/explain.js';
import * as zorgkostenWords from '../../../generated/texts/zorgkosten.js';
import type { BehindLine } from '../getZorgkosten.ts';
import { NeverHad } from './NeverHad.tsx';
import { Steps } from './Steps.tsx';
import { ReportedReacties } from './ReportedReacties.tsx';
import s from './Explained.module.css';

function Year({ behind }: { readonly behind: BehindLine }) {
  const { language } = useAppEnvironment();
  const year = String(behind.boekjaar);
  const isLater = behind.ingediendOp.slice(0, 4) !== year;
  return (
    <section>
      <h3>{m.yearTitle({ year })}</h3>
      <p>
        {m.year({ day: formatDay(behind.behandelDatum, language) })}{' '}
        {isLater && m.yearLater({ day: formatDay(behind.ingediendOp, language), year })}{' '}
        {behind.zorgsoort === 'Ziekenhuis' && m.yearHospital()}
      </p>
    </section>
  );
}

function Papers({ behind }: { readonly behind: BehindLine }) {
  const isOfZorgverlener = behind.soortIndiener === 'Zorgverlener';
  return (
    <section>
      <p>{isOfZorgverlener ? m.byZorgverlener() : m.bySelf()}</p>
      <ul className={s['links']}>
        <li>
          <Link href={pathOfDeclaratie(behind.declaratieNummer)}>
            {zorgkostenWords.toDeclaratie()}
          </Link>
        </li>
        {behind.factuurkenmerken.map((kenmerk) => (
          <li key={kenmerk}>
            <Link href={pathOfFactuur(kenmerk)}>
              {m.factuur({ kenmerk: formatFactuurkenmerk(kenmerk) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts for the kinds of correction (ADR 0070). */
const corrected = {
  teruggenomen: m.takenBack,
  verschoven: m.shifted,
  verminderd: m.lowered,
} as const;

function Correction({ behind: { correctie, boekjaar } }: { readonly behind: BehindLine }) {
  const { language } = useAppEnvironment();
  if (correctie === null) return null;
  const day = formatDay(correctie.datum, language);
  return <p>{corrected[correctie.soort]({ day, year: String(boekjaar) })}</p>;
}

interface ExplainedProps {
  readonly behind: BehindLine;
  /** Name of the insured person. */
  readonly name: string;
  /** The address of this explanation. */
  readonly address: string;
}

/** Explains a line of care: its steps with reasons, its year, its claim and invoices, and a form to dispute it. */
export function Explained({ behind, name, address }: ExplainedProps) {
  const { declaratieNummer: nummer, declaratieVolgnummer: volgnummer } = behind;
  const [isSent, setSent] = useState(false);
  return (
    <Stack>
      <section>
        <h3>{m.title()}</h3>
        {behind.correctie && <Correction behind={behind} />}
        {behind.meldingen === null && <p>{m.hidden()}</p>}
        <Steps behind={behind} name={name} />
      </section>
      <Year behind={behind} />
      <Papers behind={behind} />
      <ReportedReacties reacties={behind.reacties} />
      {/* A live region must exist before its text changes, and outlives the form. */}
      <output>
        {isSent && (
          <Alert kind="positive">
            <p>{m.reported()}</p>
          </Alert>
        )}
      </output>
      {behind.magReageren && (
        <NeverHad line={{ nummer, volgnummer }} address={address} onSent={() => setSent(true)} />
      )}
    </Stack>
  );
}

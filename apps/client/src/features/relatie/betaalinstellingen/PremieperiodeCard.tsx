import { formatDay } from '@mijn/domain/datum';
import type { Premieperiode } from '@mijn/domain/factuur';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Facts } from '@mijn/ui/Facts';
import { Stack } from '@mijn/ui/Stack';
import { useRef, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import { premieperiodeForm, type Premieperiodes, nextFactuurWords } from './premieperiode.ts';
import { PremieperiodeForm } from './PremieperiodeForm.tsx';

const currentTexts: Readonly<Record<Premieperiode, () => string>> = {
  maand: m.premieMaand,
  kwartaal: m.premieKwartaal,
  jaar: m.premieJaar,
};

interface PremieperiodeCardProps {
  readonly premieperiode: Premieperiodes;
  /** A mandate debits the invoices. */
  readonly isDebited: boolean;
}

/** The period that the person pays premium for at once, the next bills, and the form to change it. */
export function PremieperiodeCard({ premieperiode, isDebited }: PremieperiodeCardProps) {
  const { language, config } = useAppEnvironment();
  const { periode, keuzes } = premieperiode;
  const posted = usePostOutcome(premieperiodeForm.name);
  const box = useRef<HTMLDivElement>(null);
  // A change closes its form, and the state itself takes the focus, so that it is read out.
  const [changes, setChanges] = useState(0);
  const next = keuzes.find((one) => one.periode === periode)?.facturen ?? [];
  return (
    <Card title={m.premieTitle()}>
      <Stack>
        <div ref={box} tabIndex={-1}>
          <Stack>
            <p>{currentTexts[periode]()}</p>
            {next.length > 0 && (
              <div>
                <p>{m.premieNext()}</p>
                <Facts
                  facts={next.map((factuur) => ({
                    key: factuur.datum,
                    term: formatDay(factuur.datum, language),
                    value: nextFactuurWords(factuur, language),
                  }))}
                />
              </div>
            )}
          </Stack>
        </div>
        {!config.internal && (
          <Disclosure
            key={changes}
            title={m.premieChange()}
            open={changes === 0 && posted !== undefined}
          >
            <PremieperiodeForm
              key={changes}
              premieperiode={premieperiode}
              isDebited={isDebited}
              onDone={() => {
                setChanges((before) => before + 1);
                box.current?.focus();
              }}
            />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

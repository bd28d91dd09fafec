import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import * as regelingWords from '../../../generated/texts/regeling.js';
import { NextTermijn, OpenInRegeling } from './NextTermijn.tsx';
import type { Regeling } from './regeling.ts';

const titles: Readonly<Record<Regeling['soort'], () => string>> = {
  betaalgemak: regelingWords.betaalgemak,
  betalingsregeling: regelingWords.betalingsregeling,
  schuldregeling: regelingWords.schuldregeling,
};

/** Every running arrangement: its next instalment, and its open amount. */
export function RegelingList(props: { readonly regelingen: ReadonlyMap<string, Regeling> }) {
  return [...props.regelingen].map(([id, regeling]) => (
    <Card key={id} title={titles[regeling.soort]()}>
      <Stack space="tight">
        <NextTermijn regeling={regeling} />
        {regeling.soort === 'schuldregeling' && <p>{regelingWords.rests()}</p>}
        <OpenInRegeling regeling={regeling} />
      </Stack>
    </Card>
  ));
}

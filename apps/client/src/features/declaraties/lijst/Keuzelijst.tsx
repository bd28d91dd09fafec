import { Kies } from '@mijn/ui/Kies';
import { Veld } from '@mijn/ui/Veld';
import type { ChangeEvent } from 'react';
import { useSubmit } from 'react-router';
import { useBewerkbaar } from './useBewerkbaar.ts';

interface KeuzelijstProps {
  readonly naam: string;
  readonly label: string;
  /** The word for no choice. */
  readonly alles: string;
  readonly gekozen: string | undefined;
  readonly keuzes: readonly { readonly waarde: string; readonly label: string }[];
}

/** A filter of the list; choosing sends the form it stands in. */
export function Keuzelijst({ naam, label, alles, gekozen, keuzes }: KeuzelijstProps) {
  const submit = useSubmit();
  const [waarde, zet] = useBewerkbaar(gekozen ?? '');
  const pasToe = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    zet(target.value);
    void submit(target.form, { preventScrollReset: true });
  };
  return (
    <Veld label={label}>
      {(veld) => (
        <Kies {...veld} name={naam} value={waarde} onChange={pasToe}>
          <option value="">{alles}</option>
          {keuzes.map((keuze) => (
            <option key={keuze.waarde} value={keuze.waarde}>
              {keuze.label}
            </option>
          ))}
        </Kies>
      )}
    </Veld>
  );
}

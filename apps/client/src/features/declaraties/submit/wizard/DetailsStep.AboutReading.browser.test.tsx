import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../../api/hear.testing.ts';
import { mount } from '../../../../api/mount.testing.tsx';
import { readNota } from '../state/readNota.testing.ts';
import { after, chosen, context, received } from '../state/claim.testing.ts';
import { nextState } from '../state/claimReducer.ts';
import { AboutReading } from './DetailsStep.tsx';

const reading = { kind: 'reading', files: 'b1' } as const;
const read = { kind: 'read', files: 'b1', notas: [readNota()], language: 'nl' } as const;

/** The notice on the next screen, before or after the reading. */
function Screen({ begun, as = read }: { readonly begun: boolean; readonly as?: typeof read }) {
  const start = after(chosen, received, reading, ...(begun ? [] : [as]));
  const [claim, report] = useReducer(nextState, start);
  return (
    <>
      <AboutReading claim={claim} report={report} context={context} />
      <button type="button" onClick={() => report(read)}>
        Read
      </button>
    </>
  );
}

it('announces a bill that is read while the person fills in', async () => {
  mount(<Screen begun />);
  await expect.element(page.getByText(/We lezen je nota nog/)).toBeVisible();
  const heard = hear();
  await page.getByRole('button').click();
  await expect.poll(heard).toContain('Je nota is gelezen.');
});

it('mentions an earlier reading only in its notice', async () => {
  mount(<Screen begun={false} />);
  await expect.element(page.getByRole('button')).toBeVisible();
  await expect.element(page.getByText('Je nota is gelezen.')).not.toBeInTheDocument();
});

it('asks for the amounts in euros of a bill in another currency', async () => {
  const nota = readNota({ andereMunt: true }, { bedrag: null });
  mount(<Screen begun={false} as={{ ...read, notas: [nota] }} />);
  await expect.element(page.getByText(/^Op deze nota staat een andere munt\./)).toBeVisible();
});

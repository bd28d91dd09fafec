import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { drawBill } from '../photo/drawnBill.testing.ts';
import { initialState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import { FilesList } from './FilesList.tsx';

function Form({ photo }: { readonly photo: File }) {
  const files = [
    { key: 'a', file: new File(['x'], 'brief.pdf', { type: 'application/pdf' }) },
    { key: 'b', file: photo },
  ];
  const start = nextState(initialState(undefined), { kind: 'filesPicked', files });
  const [claim, report] = useReducer(nextState, start);
  return (
    <>
      <FilesList files={claim.files} report={report} />
      <p>{claim.files.map(({ key }) => key).join(' ')}</p>
    </>
  );
}

it('keeps the focus on the button when a photo is turned by the keyboard', async () => {
  mount(<Form photo={await drawBill()} />);
  const turn = page.getByRole('button', { name: 'Draai nota.jpg een kwartslag' });
  await turn.click();
  await expect.element(page.getByText('a b', { exact: true })).not.toBeInTheDocument();
  await expect.element(turn).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(turn).toHaveFocus();
  await expect.element(page.getByText('brief.pdf', { exact: true })).toBeVisible();
});

import { Button } from '@mijn/ui/Button';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import type { SubmitEvent } from 'react';
import { useRevalidation } from '../../../api/revalidation.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { machtigingForms } from './machtiging.ts';
import { trekMachtigingInOperation } from './machtigingen.operations.ts';
import { Problem } from './Problem.tsx';

interface EndFormProps {
  readonly id: string;
  readonly label: string;
  /** Continues the label for screen readers: of which permission. */
  readonly of: string;
  readonly onDone: () => void;
}

/** The button that ends a permission. */
export function EndForm({ id, label, of, onDone }: EndFormProps) {
  const posted = usePostOutcome(machtigingForms.end);
  const own = posted?.values[machtigingForms.id] === id ? posted : undefined;
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(() => sendOperation(trekMachtigingInOperation, { id }));
  const state = (phase === 'idle' && own?.problem) || phase;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!(await send())?.succeeded) return;
    await revalidate();
    onDone();
  };
  return (
    <PostForm name={machtigingForms.end} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name={machtigingForms.id} value={id} />
      <Stack>
        <Button type="submit" variant="secondary" small busy={phase === 'busy'}>
          {label}
          <VisuallyHidden> {of}</VisuallyHidden>
        </Button>
        <Problem phase={state} />
        <LoggedOut phase={state} filledIn={false} />
      </Stack>
    </PostForm>
  );
}

import { Button } from '@mijn/ui/Button';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type SubmitEvent, useState } from 'react';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/berichten.js';
import { focusHeading } from '../../../platform/focusHeading.ts';
import { newestField } from './bericht.ts';
import { markReadOperation } from './berichten.operations.ts';

interface ReadAllProps {
  /** Number of new messages. */
  readonly unread: number;
  /** The newest message in the list; later ones stay new. */
  readonly newest: string;
  readonly onRead: () => void;
}

/** Button that marks all messages as read and announces it; renders nothing without new ones. */
export function ReadAll({ unread, newest, onRead }: ReadAllProps) {
  const posted = usePostOutcome('read');
  const [first] = useState(unread);
  const { phase, send } = useMutation(() =>
    sendOperation(markReadOperation, { berichtId: newest, eerdere: true }),
  );
  const readAll = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send().then((result) => {
      if (!result?.succeeded) return;
      focusHeading();
      onRead();
    });
  };
  const failed = !['idle', 'busy', 'succeeded'].includes(phase) || posted?.problem;
  const done = unread === 0 && first > 0;
  return (
    <>
      {unread > 0 && (
        <PostForm name="read" onSubmit={readAll}>
          <input type="hidden" name={newestField} value={newest} />
          <Button type="submit" small variant="secondary" busy={phase === 'busy'}>
            {m.readAll()}
          </Button>
        </PostForm>
      )}
      <output>
        {unread > 0 && failed && m.failed()}
        {done && <VisuallyHidden>{m.noneUnread()}</VisuallyHidden>}
      </output>
    </>
  );
}

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './CopyButton.module.css';

interface CopyButtonProps {
  readonly value: string;
  readonly texts: {
    /** Label: "Kopieer". */
    readonly copy: string;
    /** Accessible name: "Kopieer rekeningnummer". */
    readonly name: string;
    readonly copied: string;
    /** Announced if the browser refuses access to the clipboard. */
    readonly failed: string;
  };
}

type Phase = 'idle' | 'copied' | 'failed';

const showMs = 4000;

async function copy(value: string): Promise<Phase> {
  try {
    await navigator.clipboard.writeText(value);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** A button that copies a number, and confirms it visibly and audibly. */
export function CopyButton({ value, texts }: CopyButtonProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    if (phase !== 'copied') return undefined;
    const timer = setTimeout(setPhase, showMs, 'idle');
    return () => clearTimeout(timer);
  }, [phase]);
  const done = phase === 'copied';
  return (
    <span className={classNames(s, 'copy')}>
      <button
        type="button"
        data-needs-script=""
        className={classNames(s, 'button', done && 'done')}
        aria-label={texts.name}
        onClick={() => void copy(value).then(setPhase)}
      >
        {/* Both labels take space, so that nothing moves. */}
        <span className={classNames(s, 'words')}>
          <span className={classNames(s, done && 'gone')}>{texts.copy}</span>
          <span className={classNames(s, !done && 'gone')}>{texts.copied}</span>
        </span>
        <Icon icon={done ? Check : Copy} small />
      </button>
      <output className={classNames(s, phase === 'failed' && 'failed')}>
        {done && <span className={classNames(s, 'spokenText')}>{texts.copied}</span>}
        {phase === 'failed' && texts.failed}
      </output>
    </span>
  );
}

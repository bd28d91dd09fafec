import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Stack } from '@mijn/ui/Stack';
import { useEffect, useState } from 'react';
import * as m from '../../../generated/texts/berichten.js';
import { canPush, isPushOn, type PushStart, type PushStop, startPush, stopPush } from './push.ts';

type Phase = 'unknown' | 'asking' | 'busy' | PushStart | PushStop;

const said: Readonly<Partial<Record<Phase, () => string>>> = {
  on: m.pushOn,
  off: m.pushOff,
  denied: m.pushDenied,
  failed: m.pushFailed,
  stillOn: m.pushStopFailed,
};

interface PushChoiceProps {
  /** Public key of the server, for the subscription. */
  readonly pushKey: string;
  /** Hashes of the subscriptions that the insurer sends to. */
  readonly told: readonly string[];
}

// New loader data must not interrupt a question, a request or an error.
const mayBeSet: ReadonlySet<Phase> = new Set(['unknown', 'on', 'off']);

function usePush({ pushKey, told }: PushChoiceProps) {
  const [phase, setPhase] = useState<Phase>('unknown');
  useEffect(() => {
    if (!canPush()) return;
    void isPushOn(told).then((isOn) =>
      setPhase((before) => {
        if (!mayBeSet.has(before)) return before;
        return isOn ? 'on' : 'off';
      }),
    );
  }, [told]);
  return {
    phase,
    ask: () => setPhase('asking'),
    leave: () => setPhase('off'),
    start: () => {
      setPhase('busy');
      void startPush(pushKey).then(setPhase);
    },
    stop: () => {
      setPhase('busy');
      void stopPush().then(setPhase);
    },
  };
}

/**
 * Lets a person subscribe this device, after they confirm that it is their own. Renders nothing in a browser without
 * push.
 */
export function PushChoice(props: PushChoiceProps) {
  const { phase, ask, leave, start, stop } = usePush(props);
  if (phase === 'unknown') return null;
  const isOn = phase === 'on' || phase === 'stillOn';
  return (
    <Stack space="tight">
      <h3>{m.pushTitle()}</h3>
      <p>
        {phase === 'asking' ? m.pushOwnDevice() : m.pushText()} <output>{said[phase]?.()}</output>
      </p>
      {phase === 'asking' ? (
        <ButtonGroup>
          <Button small onClick={start}>
            {m.pushYes()}
          </Button>
          <Button small variant="secondary" onClick={leave}>
            {m.pushNo()}
          </Button>
        </ButtonGroup>
      ) : (
        <ButtonGroup row>
          <Button small variant="secondary" busy={phase === 'busy'} onClick={isOn ? stop : ask}>
            {isOn ? m.pushStop() : m.pushStart()}
          </Button>
        </ButtonGroup>
      )}
    </Stack>
  );
}

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

function usePush(key: string) {
  const [phase, setPhase] = useState<Phase>('unknown');
  useEffect(() => {
    if (!canPush()) return;
    void isPushOn().then((isOn) => setPhase(isOn ? 'on' : 'off'));
  }, []);
  return {
    phase,
    ask: () => setPhase('asking'),
    leave: () => setPhase('off'),
    start: () => {
      setPhase('busy');
      void startPush(key).then(setPhase);
    },
    stop: () => {
      setPhase('busy');
      void stopPush().then(setPhase);
    },
  };
}

/**
 * Being told on this device: never without the person's word that it is their own. Nothing where the browser
 * cannot.
 */
export function PushChoice({ pushKey }: { readonly pushKey: string }) {
  const { phase, ask, leave, start, stop } = usePush(pushKey);
  if (phase === 'unknown') return null;
  const isOn = phase === 'on' || phase === 'stillOn';
  return (
    <Stack space="tight">
      <h3>{m.pushTitle()}</h3>
      <p>{phase === 'asking' ? m.pushOwnDevice() : m.pushText()}</p>
      <output>{said[phase]?.()}</output>
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

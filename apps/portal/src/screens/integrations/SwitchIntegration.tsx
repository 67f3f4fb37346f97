import { useState } from 'react';
import { Button, ConfirmDialog } from '@forecourt/ui';
import type { Integration } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { useFailureFormatter, useWholeAccountReason } from './integrationText.ts';

interface SwitchIntegrationProps {
  readonly integration: Integration;
  readonly isOn: boolean;
}

/** Turns an integration on, or off after confirmation. */
export function SwitchIntegration({ integration, isOn }: SwitchIntegrationProps) {
  const text = useText();
  const switching = useAction(
    'switchIntegration',
    text(`${integration}.${isOn ? 'turnedOff' : 'turnedOn'}`),
    useFailureFormatter(),
  );
  const disabledReason = useWholeAccountReason();
  const [isConfirming, setConfirming] = useState(false);
  const change = async () => {
    await switching.send({ params: { integration }, body: { isOn: !isOn } });
    setConfirming(false);
  };
  if (!isOn) {
    return (
      <Button
        variant="primary"
        disabledReason={disabledReason}
        isPending={switching.isPending}
        onPress={() => void change()}
      >
        {text(`${integration}.turnOn`)}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" disabledReason={disabledReason} onPress={() => setConfirming(true)}>
        {text(`${integration}.turnOff`)}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={text(`${integration}.turnOff.title`)}
        confirmLabel={text(`${integration}.turnOff.confirm`)}
        cancelLabel={text(`${integration}.turnOff.keep`)}
        isPending={switching.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void change()}
      >
        {text(`${integration}.turnOff.text`)}
      </ConfirmDialog>
    </>
  );
}

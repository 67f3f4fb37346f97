import { useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import { Button, ConfirmDialog, useBanners } from '@forecourt/ui';
import type { Integration } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useShowFailure } from './integrationWords.ts';

interface SwitchIntegrationProps {
  readonly integration: Integration;
  readonly isOn: boolean;
}

/** Turns an integration on, or off once it was asked. */
export function SwitchIntegration({ integration, isOn }: SwitchIntegrationProps) {
  const text = useText();
  const banners = useBanners();
  const fail = useShowFailure();
  const switching = useMutation('switchIntegration');
  const [isAsked, setAsked] = useState(false);
  const change = async () => {
    const answer = await switching.send({ params: { integration }, body: { isOn: !isOn } });
    setAsked(false);
    if (!answer.ok) return fail(answer.failure);
    banners.show({
      kind: 'success',
      text: text(`${integration}.${isOn ? 'turnedOff' : 'turnedOn'}`),
    });
  };
  if (!isOn) {
    return (
      <Button variant="primary" isPending={switching.isPending} onPress={() => void change()}>
        {text(`${integration}.turnOn`)}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setAsked(true)}>
        {text(`${integration}.turnOff`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={text(`${integration}.turnOff.title`)}
        confirmLabel={text(`${integration}.turnOff.confirm`)}
        cancelLabel={text(`${integration}.turnOff.keep`)}
        isPending={switching.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => void change()}
      >
        {text(`${integration}.turnOff.text`)}
      </ConfirmDialog>
    </>
  );
}

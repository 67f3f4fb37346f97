import { useEffect, useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { InlineMessage, Section, Stack, Switch, useBanners } from '@forecourt/ui';
import {
  browserAddress,
  pushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../app/browserPush.ts';
import { useAction } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';

interface PushSectionProps extends ResponseOf<Contract['getPush']> {
  readonly publicKey: string;
}

/**
 * Lets this browser show notifications when a driver is waiting, even while the portal is closed.
 * Not for gateways without browser push, or for users who could not respond.
 */
export default function PushSection({ publicKey, endpoints, gone }: PushSectionProps) {
  const text = useText();
  const banners = useBanners();
  const saving = useAction('putPush', text('push.saved'), text('push.failed'));
  const ending = useAction('endPush', text('push.ended'), text('push.failed'));
  const [address, setAddress] = useState<string | null>(null);
  const [obstacle, setObstacle] = useState(pushObstacle);
  useEffect(() => {
    let isHere = true;
    void browserAddress().then((current) => isHere && setAddress(current));
    return () => {
      isHere = false;
    };
  }, []);
  const turnOn = async () => {
    const browser = await subscribeBrowser(publicKey, gone);
    const newObstacle = pushObstacle();
    setObstacle(newObstacle);
    if (!browser) {
      // the prompt was dismissed, or the browser's push service did not respond
      if (!newObstacle) banners.show({ kind: 'error', text: text('push.failed') });
      return;
    }
    setAddress(browser.endpoint);
    await saving.send({ body: browser });
  };
  const turnOff = async (endpoint: string) => {
    await unsubscribeBrowser();
    setAddress(null);
    await ending.send({ body: { endpoint } });
  };
  const isOn = address !== null && endpoints.includes(address);
  return (
    <Section title={text('push.title')} hint={text('push.hint')}>
      <Stack gap={12}>
        <Switch
          isSelected={isOn}
          isDisabled={obstacle !== null || saving.isPending || ending.isPending}
          onChange={(next) => void (next || address === null ? turnOn() : turnOff(address))}
        >
          {text('push.switch')}
        </Switch>
        {obstacle !== null && <InlineMessage tone="info">{text(`push.${obstacle}`)}</InlineMessage>}
      </Stack>
    </Section>
  );
}

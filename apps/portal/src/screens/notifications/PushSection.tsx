import { useEffect, useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { InlineMessage, Section, Stack, Switch, useBanners } from '@forecourt/ui';
import {
  browserAddress,
  pushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../app/browserPush.ts';
import { useNotify } from '../../app/useNotify.ts';
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
  const notify = useNotify();
  const banners = useBanners();
  const saving = useMutation('putPush');
  const ending = useMutation('endPush');
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
    notify(await saving.send({ body: browser }), text('push.saved'), text('push.failed'));
  };
  const turnOff = async (endpoint: string) => {
    await unsubscribeBrowser();
    setAddress(null);
    notify(await ending.send({ body: { endpoint } }), text('push.ended'), text('push.failed'));
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

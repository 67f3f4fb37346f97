import { useSyncExternalStore } from 'react';
import { Button } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/cluster';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { COOKIE_CHOICES, cookieConsent } from '../app/cookieConsent.ts';
import { useText } from '../messages/text.ts';

/** Asks for consent to optional storage; either choice takes one press. [FLAG-18] */
export default function CookieNotice() {
  const text = useText();
  const consent = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.current);
  if (consent !== null) return null;
  return (
    <InlineMessage
      tone="info"
      isLive
      title={text('shell.cookies')}
      action={
        <Cluster>
          {COOKIE_CHOICES.map((choice) => (
            <Button key={choice} size="compact" onPress={() => cookieConsent.give(choice)}>
              {text(`shell.cookies.${choice}`)}
            </Button>
          ))}
        </Cluster>
      }
    >
      {text('shell.cookies.text')}
    </InlineMessage>
  );
}

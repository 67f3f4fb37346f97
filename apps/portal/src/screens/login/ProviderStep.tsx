import { useState } from 'react';
import { Button } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/stack';
import { Problem } from '../../app/Problem.tsx';
import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';

/** Opens the identity provider's own page: the only way in, or the legacy one next to the form. */
export default function ProviderStep({ isOnlyWay }: { readonly isOnlyWay: boolean }) {
  const text = useText();
  const { config, session } = useApp();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const leave = () => {
    setState('leaving');
    session.signInAtProvider().catch(() => setState('failed'));
  };
  return (
    <Stack gap={16}>
      <Problem>
        {state === 'failed' && text('signIn.error.unreachable', { phone: config.supportPhone })}
      </Problem>
      <Button
        variant={isOnlyWay ? 'primary' : 'secondary'}
        size="large"
        isWide
        isPending={state === 'leaving'}
        onPress={leave}
      >
        {text(isOnlyWay ? 'signIn.atProvider' : 'signIn.atProviderToo')}
      </Button>
    </Stack>
  );
}

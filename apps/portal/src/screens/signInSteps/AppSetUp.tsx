import { Stack } from '@forecourt/ui/stack';
import { useText } from '../../messages/text.ts';
import type { Authenticator } from '../../session/signInFlowPage.ts';

/** The QR code to scan when setting up an app, with the key below for those who cannot scan. */
export function AppSetUp({ authenticator }: { readonly authenticator: Authenticator | null }) {
  const text = useText();
  if (!authenticator?.qrCode) return null;
  return (
    <Stack gap={8}>
      <p>{text('signInStep.app.scan')}</p>
      <img
        src={authenticator.qrCode}
        alt={text('signInStep.app.qrCode')}
        width={180}
        height={180}
      />
      {authenticator.sharedSecret && (
        <p>{text('signInStep.app.key', { key: authenticator.sharedSecret })}</p>
      )}
    </Stack>
  );
}

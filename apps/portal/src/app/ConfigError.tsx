import { Button } from '@forecourt/ui/button';
import { ErrorPage } from '@forecourt/ui/error-page';
import type { ConfigFault } from '../config/runtimeConfig.ts';
import { useText } from '../messages/text.ts';

/** Replaces the portal when `config.json` is invalid; lists its faults for the operator. */
export function ConfigError({ faults }: { readonly faults: readonly ConfigFault[] }) {
  const text = useText();
  const line = ({ path, key }: ConfigFault) => {
    const reason = text(key);
    return path === '' ? reason : text('config.fault', { path, reason });
  };
  return (
    <main>
      <ErrorPage
        kind="unavailable"
        title={text('config.title')}
        text={text('config.intro')}
        details={faults.map(line)}
        actions={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {text('config.again')}
          </Button>
        }
      />
    </main>
  );
}

import '../app/jitless.ts';
import '@forecourt/ui/theme';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { logError } from '../app/log.ts';
import { readTheme } from '../app/theme.ts';
import { allowEmptying } from '../app/trustedTypes.ts';
import { loadConfig } from '../config/runtimeConfig.ts';
import { DriverPage } from './DriverPage.tsx';
import { NoPage, InDriverLanguage } from './LinkPage.tsx';

const RETRY_MILLISECONDS = 5000;

const container = document.getElementById('root');
if (!container) throw new Error('the page has no place for the driver');
allowEmptying();
const root = createRoot(container);
const theme = readTheme(localStorage);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

/** Shows the page; without its configuration, shows the problem and retries. */
async function open(): Promise<void> {
  const result = await loadConfig();
  if (result.ok) return show(<DriverPage gatewayUrl={result.config.gatewayUrl} theme={theme} />);
  logError('Error reading config.json', result.faults);
  setTimeout(() => void open(), RETRY_MILLISECONDS);
  show(
    <InDriverLanguage theme={theme} language={undefined}>
      <NoPage problem="busy" renew={() => Promise.resolve(false)} />
    </InDriverLanguage>,
  );
}
void open();

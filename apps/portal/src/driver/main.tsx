import '../app/jitless.ts';
import '@forecourt/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readTheme } from '../app/theme.ts';
import { allowEmptying } from '../app/trustedTypes.ts';
import { loadConfig } from '../config/runtimeConfig.ts';
import { DriverPage } from './DriverPage.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the driver');
allowEmptying();
const root = createRoot(place);
void loadConfig().then((answer) => {
  // without it there is nothing to ask; what went wrong is for the operator
  if (!answer.ok) throw new Error(`config.json: ${answer.faults[0]?.key}`);
  root.render(
    <StrictMode>
      <DriverPage gatewayUrl={answer.config.gatewayUrl} theme={readTheme(localStorage)} />
    </StrictMode>,
  );
});

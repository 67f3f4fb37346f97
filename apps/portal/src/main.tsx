import './app/jitless.ts';
import '@forecourt/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import { allowEmptying } from './app/trustedTypes.ts';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no place for the portal');
allowEmptying();
const root = createRoot(container);
// no top-level await, which would keep the build from merging chunks
void start().then((portal) => root.render(<StrictMode>{portal}</StrictMode>));

import './app/jitless.ts';
import '@forecourt/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import { allowEmptying } from './app/trustedTypes.ts';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the portal');
allowEmptying();
const root = createRoot(place);
// no top-level await, which would keep the build from merging chunks
void start().then((portal) => root.render(<StrictMode>{portal}</StrictMode>));
